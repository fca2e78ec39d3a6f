#!/bin/bash
# 用root运行，要nft。四个后端，第2秒起“删除”第四个；名册（nftables规则）晚2秒才更新。
# 三种退出：立刻退；先睡5秒再退；睡5秒后停止接新连接，把旧连接答完再退。
set -eu
here=$(cd "$(dirname "$0")"; pwd)
[ "${1:-}" = inside ] || exec unshare --net --mount bash "$0" inside
mount -t tmpfs none /run
mkdir /run/netns
sysctl -qw net.ipv4.ip_forward=1
for i in 0 1 2 3 4; do
  ip netns add pod$i
  ip link add veth$i type veth peer name eth0 netns pod$i
  ip addr add 10.244.$i.1/24 dev veth$i
  ip link set veth$i up
  ip -n pod$i addr add 10.244.$i.2/24 dev eth0
  ip -n pod$i link set eth0 up
  ip -n pod$i route add default via 10.244.$i.1
done
nft 'add table ip svc; add chain ip svc backends;
  add chain ip svc pre { type nat hook prerouting priority dstnat; };
  add rule ip svc pre ip daddr 10.96.0.10 tcp dport 80 goto backends'
roster() {                               # 名册里有几个后端
  local i to=
  for ((i = 1; i <= $1; i++)); do to="$to $((i - 1)) : 10.244.$i.2,"; done
  nft "flush chain ip svc backends; add rule ip svc backends dnat to numgen random mod $1 map { $to }"
}
try() {                                  # 名字、收到SIGTERM之前睡几秒、怎样退
  local i pids=()
  roster 4
  for i in 1 2 3 4; do
    ip netns exec pod$i python3 "$here/drain.py" serve $3 & pids+=($!)
  done
  sleep 1
  { sleep 4; roster 3; } &
  { sleep $((2 + $2)); kill -TERM ${pids[3]}; } &
  echo "$1 $(ip netns exec pod0 python3 "$here/drain.py" call 10)"
  kill ${pids[@]:0:3}
  wait 2>/dev/null || true
}
echo "退出 短连接 短连接失败 长连接请求 长连接失败 平顺换走"
try 立刻退出 0 now
try 先睡5秒 5 now
try 先睡5秒再收尾 5 drain
