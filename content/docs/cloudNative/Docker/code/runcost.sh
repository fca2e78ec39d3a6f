#!/bin/bash
# 跑一次什么也不做的程序，从直接执行到docker run，各多久（11次，最快与中位，ms）。
# 用法：sudo ./runcost.sh 镜像 镜像里的程序
image=${1:?镜像} program=${2:-/bin/true}
docker run -d --rm --name runcost --network none "$image" "$program" sleep 600 >/dev/null || exit 1
measure() {
  local name=$1; shift
  for _ in $(seq 11); do
    start=$(date +%s%N)
    "$@" >/dev/null
    echo $((($(date +%s%N) - start) / 1000))
  done | sort -n | awk -v name="$name" '{ t[NR] = $1 / 1000 } END { printf "%s  %.1f %.1f\n", name, t[1], t[6] }'
}
measure "直接执行" /bin/true
measure "unshare，新建六种命名空间" unshare --fork --pid --mount --uts --ipc --net --cgroup /bin/true
measure "docker version，只问一句" docker version
measure "docker exec" docker exec runcost "$program" true
measure "docker run --rm --network none" docker run --rm --network none "$image" "$program" true
measure "docker create（不启动）" docker create --network none "$image" "$program" true
docker rm -f runcost >/dev/null
docker container prune -f >/dev/null
