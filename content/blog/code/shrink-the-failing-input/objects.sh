# 同一份源码，-O0正确、-O2出错：二分目标文件，找出是哪一个源文件
set -eu
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir"
for i in $(seq 1 64); do
  echo "int f$i(int x) { return x % $((i + 1)); }" > "m$i.c"
done
# 第41个文件里有一个靠溢出来检查溢出的函数
cat > m41.c <<'C'
int f41(int x) { int y = x + 100; return y < x; }
C
{
  for i in $(seq 1 64); do echo "int f$i(int);"; done
  echo '#include <stdio.h>'
  echo 'int main(void) { volatile int big = 2147483600; long sum = 0; int x = big;'
  for i in $(seq 1 64); do echo "  sum += f$i(x);"; done
  echo '  printf("%ld\n", sum); }'
} > main.c
for f in main m{1..64}; do
  gcc -O0 -c "$f.c" -o "$f.good.o"
  gcc -O2 -c "$f.c" -o "$f.bad.o"
done

links=0
# 前k个文件用-O2编的，其余用-O0编的
try() {
  local k=$1 objects=(main.good.o)
  for i in $(seq 1 64); do
    if ((i <= k)); then objects+=("m$i.bad.o"); else objects+=("m$i.good.o"); fi
  done
  gcc "${objects[@]}" -o prog
  links=$((links + 1))
  result=$(./prog)
}
try 0; want=$result
try 64; echo "全用-O0得$want，全用-O2得$result"
low=0 high=64                    # 前low个没事，前high个出错
while ((high - low > 1)); do
  mid=$(((low + high) / 2))
  try $mid
  if [ "$result" = "$want" ]; then low=$mid; else high=$mid; fi
  echo "前$mid个用-O2：$result"
done
echo "是m$high.c，共链接$links次"
