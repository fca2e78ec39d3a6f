#!/usr/bin/env bash
# 一百次提交里有一次弄坏了程序，用git bisect run找出来。
set -eu
dir=$(mktemp -d); trap 'rm -rf "$dir"' EXIT
cd "$dir"
export HOME="$dir" GIT_CONFIG_NOSYSTEM=1
export GIT_AUTHOR_NAME=r GIT_AUTHOR_EMAIL=r@example.org GIT_COMMITTER_NAME=r GIT_COMMITTER_EMAIL=r@example.org
git init -q -b main repo && cd repo
for i in $(seq 1 100); do
  [ "$i" -lt 73 ] && sign=+ || sign=-
  printf 'echo $(( 6 %s 4 ))  # revision %s\n' "$sign" "$i" > calc.sh
  git add . && git commit -q -m "change $i"
done
cat > ../check.sh <<'CHECK'
echo . >> ../runs
[ "$(sh calc.sh)" = 10 ]
CHECK
git bisect start HEAD HEAD~99 > /dev/null
git bisect run sh ../check.sh > ../log 2>&1 || cat ../log
git show -s --format='第一个坏的提交：%s' refs/bisect/bad
echo "检查了$(wc -l < ../runs)次"
