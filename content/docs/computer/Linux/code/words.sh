#!/usr/bin/env bash
# 引号、通配符、退出码、管道：shell在执行命令之前做了什么
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir" || exit 1

count() { echo "$#个参数：$(printf '[%s]' "$@")"; }

touch "my notes.txt" a.log b.log
f="my notes.txt"
echo "-- 不加引号，变量的值按空白切开"
count $f
echo "-- 双引号，保持一个词"
count "$f"
echo "-- 单引号，什么都不展开"
count '$f'
echo "-- 通配符由shell展开，命令看到的是文件名"
count *.log
echo "-- 没有匹配时，bash原样留下"
count *.jpg

echo "-- 退出码与短路"
false; echo "false的退出码$?"
true && echo "&&之后执行"
false || echo "||之后执行"
false | true; echo "管道取最后一个命令：$?"
set -o pipefail
false | true; echo "pipefail之后：$?"

echo "-- 重定向的次序"
{ echo out; echo err >&2; } > first.txt 2>&1
{ echo out; echo err >&2; } 2>&1 > second.txt | sed 's/^/管道里收到：/'
echo "first.txt有$(wc -l < first.txt)行，second.txt有$(wc -l < second.txt)行"

echo "-- 子进程改不了父进程的变量"
x=1
(x=2)
echo "x=$x"
echo "a b" | read -r y z
echo "y=[${y:-}]"
