#!/bin/bash
# 用root运行，要nft、iptables、conntrack。四个“Pod”与一个客户各在自己的网络命名空间，
# 中间的命名空间当节点，只有它认得虚拟地址10.96.0.10。外层unshare一退出，什么都不留下。
set -eu
[ "${1:-}" = inside ] || exec unshare --net --mount bash "$0" inside
mount -t tmpfs none /run
mkdir /run/netns
sysctl -qw net.ipv4.ip_forward=1
ip link set lo up
for i in 0 1 2 3 4; do                   # 0是客户，1～4是后端
  ip netns add pod$i
  ip link add veth$i type veth peer name eth0 netns pod$i
  ip addr add 10.244.$i.1/24 dev veth$i
  ip link set veth$i up
  ip -n pod$i link set lo up
  ip -n pod$i addr add 10.244.$i.2/24 dev eth0
  ip -n pod$i link set eth0 up
  ip -n pod$i route add default via 10.244.$i.1
done
serve() { ip netns exec pod$1 python3 "$(dirname "$0")/vip.py" serve $1 & }
call() { ip netns exec pod0 python3 "$(dirname "$0")/vip.py" "$@"; }
trap 'kill $(jobs -p)' EXIT
for i in 1 2 3 4; do serve $i; done
sleep 1

nft -f - <<'R'
table ip svc {
  chain backends {
    dnat to numgen random mod 4 map { 0 : 10.244.1.2, 1 : 10.244.2.2, 2 : 10.244.3.2, 3 : 10.244.4.2 }
  }
  map services {
    type ipv4_addr . inet_service : verdict
    elements = { 10.96.0.10 . 80 : goto backends }
  }
  chain pre {
    type nat hook prerouting priority dstnat
    ip daddr . tcp dport vmap @services
  }
}
R
echo "写法 后端1 后端2 后端3 后端4 失败"
echo "nftables的map $(call connect 10000)"
echo "十条长连接各一千次 $(call keep 10 1000)"
nft delete table ip svc
conntrack -F 2>/dev/null

cascade() {                              # iptables没有“四选一”，只能一条条掷骰子
  iptables-legacy -t nat -F
  local i=1 p
  for p in "$@"; do
    iptables-legacy -t nat -A PREROUTING -d 10.96.0.10 -p tcp --dport 80 -m statistic --mode random \
      --probability $p -j DNAT --to-destination 10.244.$i.2
    i=$((i + 1))
  done
}
cascade 0.25 0.33333333 0.5 1
echo "iptables：1/4、1/3、1/2、1 $(call connect 10000)"
cascade 0.25 0.25 0.25 1
echo "iptables：每条都写1/4 $(call connect 10000)"
