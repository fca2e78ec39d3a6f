#!/usr/bin/env bash
# 恢复演练：备份、弄坏、恢复到别处、按清单核对。
set -eu
dir=$(mktemp -d); trap 'rm -rf "$dir"' EXIT
cd "$dir"
mkdir -p home/notes && printf 'alpha\n' > home/notes/a.txt && printf 'beta\n' > home/notes/b.txt
ln -s a.txt home/notes/link && chmod 640 home/notes/b.txt

( cd home && find . -type f -print0 | sort -z | xargs -0 sha256sum ) > manifest
tar -C home -cf backup.tar .
echo "备份时的文件数：$(wc -l < manifest)"

printf 'oops\n' > home/notes/a.txt && rm home/notes/b.txt
mkdir restored && tar -C restored -xpf backup.tar
( cd restored && sha256sum -c ../manifest )
echo "b.txt的权限：$(stat -c %a restored/notes/b.txt)，link指向：$(readlink restored/notes/link)"

printf 'X' | dd of=backup.tar bs=1 seek="$(grep -abo beta backup.tar | cut -d: -f1)" conv=notrunc status=none
mkdir damaged && tar -C damaged -xpf backup.tar && echo "归档被改了一个字节，tar的退出码：$?"
( cd damaged && sha256sum -c --quiet ../manifest 2>/dev/null ) || echo "清单核对的退出码：$?"
