#!/usr/bin/env bash
# 用git自己的命令建一个只有一次提交的仓库；身份与时间固定，所以哈希可以复现。
set -eu
dir=$(mktemp -d); trap 'rm -rf "$dir"' EXIT
cd "$dir"
export HOME="$dir" GIT_CONFIG_NOSYSTEM=1
export GIT_AUTHOR_NAME=reader GIT_AUTHOR_EMAIL=reader@example.org
export GIT_COMMITTER_NAME=reader GIT_COMMITTER_EMAIL=reader@example.org
export GIT_AUTHOR_DATE='1632096000 +0800' GIT_COMMITTER_DATE='1632096000 +0800'

git init -q -b main repo && cd repo
printf 'hello, git\n' > hello.txt
mkdir src && printf 'int main(void) { return 0; }\n' > src/main.c
git add . && git commit -q -m 'first commit'

echo "提交：$(git rev-parse HEAD)"
git cat-file -p HEAD
echo "--- 根树"
git ls-tree HEAD
echo "--- 对象总数：$(find .git/objects -type f | wc -l)"

git mv hello.txt greeting.txt && git commit -q -m 'rename'
echo "--- 改名之后：$(find .git/objects -type f | wc -l)"
git ls-tree HEAD
