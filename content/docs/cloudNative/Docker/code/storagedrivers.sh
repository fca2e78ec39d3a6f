#!/bin/bash
# 同一个镜像（2000个文件，200 MB），换存储驱动：建一个容器要多久，磁盘多占多少。十个容器取中位。
# 用法：sudo ./storagedrivers.sh 根目录的tar包 数据目录，守护进程以要量的--storage-driver启动
tar=${1:?tar包} data=${2:-/var/lib/docker}
size() { du -sk "$data" | cut -f1; }
docker import - storagetest <"$tar" >/dev/null
before=$(size)
for _ in $(seq 10); do
  start=$(date +%s%N)
  docker create --network none storagetest /bin/busybox true >/dev/null
  echo $((($(date +%s%N) - start) / 1000))
done | sort -n | sed -n 5p | awk -v driver="$(docker info --format '{{.Driver}}')" \
  '{ printf "%s 建一个容器%.0f ms", driver, $1 / 1000 }'
echo " 十个容器多占$((($(size) - before) / 1000)) MB"
