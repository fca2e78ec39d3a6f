#!/usr/bin/env bash
# 同一条命令，两种重定向次序
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
both() { echo out; echo err >&2; }

both > "$dir/one" 2>&1
both 2>&1 > "$dir/two" | sed 's/^/管道收到：/'
for name in one two; do
    printf '%s里有：%s\n' "$name" "$(tr '\n' ' ' < "$dir/$name")"
done
