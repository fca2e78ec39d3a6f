#!/bin/bash
# 一个容器打印五十万行、每行约200字节的访问日志，换日志驱动，看磁盘上占多少、打印完要多久（三次取中位）。
# 用法：sudo ./logdrivers.sh 镜像 [数据目录]，镜像里要有sh与awk
image=${1:?镜像} data=${2:-/var/lib/docker}
program='BEGIN { srand(7); for (i = 0; i < 500000; i++)
  printf "2026-11-28T12:%02d:%02d.%03dZ INFO http 10.0.%d.%d \"GET /api/v1/orders/%d/items?page=%d HTTP/1.1\" %d %d %.3f trace=%08x%08x %s\n",
    i / 10000 % 60, i / 160 % 60, i % 1000, rand() * 256, rand() * 256, rand() * 1e6, rand() * 20, rand() < 0.99 ? 200 : 500,
    rand() * 5000, rand(), rand() * 4294967295, rand() * 4294967295, "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36" }'

measure() {
  local name=$1; shift
  for _ in 1 2 3; do
    id=$(docker create --network none "$@" "$image" sh -c "awk '$program'")
    start=$(date +%s%N)
    docker start "$id" >/dev/null && docker wait "$id" >/dev/null
    ms=$((($(date +%s%N) - start) / 1000000))
    echo "$ms $(du -s --apparent-size -k "$data/containers/$id" | cut -f1) $(find "$data/containers/$id" -name '*log*' -type f | wc -l)"
    docker rm "$id" >/dev/null
  done | sort -n | sed -n 2p | awk -v name="$name" '{ printf "%s 用时%.1f秒 磁盘%.1f MB %d个文件\n", name, $1 / 1000, $2 * 1024 / 1e6, $3 }'
}

echo "正文 $(docker run --rm --network none --log-driver none "$image" sh -c "awk '$program' | wc -c" | tail -1)字节"
measure "json-file，默认" --log-driver json-file
measure "json-file，20m × 5" --log-driver json-file --log-opt max-size=20m --log-opt max-file=5
measure "json-file，20m × 5，压缩" --log-driver json-file --log-opt max-size=20m --log-opt max-file=5 --log-opt compress=true
measure "local，默认" --log-driver local
measure "local，20m × 5" --log-driver local --log-opt max-size=20m --log-opt max-file=5
measure "none" --log-driver none
