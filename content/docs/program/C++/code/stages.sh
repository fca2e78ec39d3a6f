#!/usr/bin/env bash
# 把一个两文件的程序分步构建，并查看每一步留下的符号。
set -eu
export LC_ALL=C   # 链接器的报错不随语言环境变化
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"

cat > area.h <<'EOF'
#pragma once
double area(double w, double h);
EOF

cat > area.cpp <<'EOF'
#include "area.h"
double area(double w, double h) { return w * h; }
EOF

cat > main.cpp <<'EOF'
#include "area.h"
int main() { return static_cast<int>(area(6, 7)); }
EOF

echo "== 预处理后的 main.cpp"
g++ -E -P main.cpp | sed '/^ *$/d'

echo "== 目标文件里的符号（U 表示未定义，T 表示定义在代码段）"
g++ -c area.cpp main.cpp
for f in area.o main.o; do nm "$f" | awk -v f="$f" '{ print f ": " $(NF-1), $NF }'; done

echo "== 还原修饰名"
nm -C main.o | awk '/ U / { sub(/^ +U /, ""); print }'

echo "== 只链接 main.o"
g++ main.o -o broken 2>&1 | grep -o 'undefined reference to .*' || true

echo "== 两个目标文件一起链接"
g++ area.o main.o -o app
set +e
./app
echo "退出码 $?"
