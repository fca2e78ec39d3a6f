#!/bin/bash
# 用root运行，要nft、iptables、conntrack。节点上放n个虚拟地址，客户向排在最后的那个发UDP报文：
# 每次用新的源端口，头一个报文要查规则，第二个报文走连接跟踪。再量改一个后端要多久。
set -eu
here=$(cd "$(dirname "$0")"; pwd)
[ "${1:-}" = inside ] || exec unshare --net --mount bash "$0" inside
mount -t tmpfs none /run
mkdir /run/netns
sysctl -qw net.ipv4.ip_forward=1
for i in 0 1; do
  ip netns add pod$i
  ip link add veth$i type veth peer name eth0 netns pod$i
  ip addr add 10.244.$i.1/24 dev veth$i
  ip link set veth$i up
  ip -n pod$i addr add 10.244.$i.2/24 dev eth0
  ip -n pod$i link set eth0 up
  ip -n pod$i route add default via 10.244.$i.1
done
ip netns exec pod1 python3 "$here/rules.py" serve & server=$!
trap 'kill $server' EXIT
sleep 1
vip() { echo "10.$((100 + $1 / 65536)).$(($1 / 256 % 256)).$(($1 % 256))"; }
ask() { ip netns exec pod0 python3 "$here/rules.py" ask "$(vip $1)"; }
ms() {                                   # 一条命令跑十一遍，取最小，毫秒
  local t
  for _ in {1..11}; do
    t=$(date +%s%N); "$@"; echo $(($(date +%s%N) - t))
  done | sort -n | awk 'NR == 1 { printf "%.1f", $1 / 1e6 }'
}
fill() {                                 # 写出n条规则或一张n项的map
  case $1 in
    iptables)
      echo '*nat'
      for ((k = 1; k <= $2; k++)); do
        echo "-A PREROUTING -d $(vip $k)/32 -p udp --dport 53 -j DNAT --to-destination 10.244.1.2"
      done
      echo COMMIT ;;
    nftables)
      echo 'table ip svc { map services { type ipv4_addr . inet_service : ipv4_addr; elements = {'
      for ((k = 1; k <= $2; k++)); do echo "$(vip $k) . 53 : 10.244.1.2,"; done
      echo '} }; chain pre { type nat hook prerouting priority dstnat; dnat to ip daddr . udp dport map @services; }; }'
  esac
}
# “改一个后端”：把最后一个虚拟地址的那一项删掉再加回来
change_ipt() {
  printf '*nat\n-D PREROUTING %d\n-A PREROUTING -d %s/32 -p udp --dport 53 -j DNAT --to-destination 10.244.1.2\nCOMMIT\n' \
    $1 "$(vip $1)" | iptables-legacy-restore --noflush
}
change_nft() {
  nft "delete element ip svc services { $(vip $1) . 53 }; add element ip svc services { $(vip $1) . 53 : 10.244.1.2 }"
}
echo "写法 虚拟地址 头一个 第二个 改一处"
for n in 1 10 100 300 1000 3000 10000; do
  fill iptables $n | iptables-legacy-restore
  echo "iptables $n $(ask $n) $(ms change_ipt $n)"
  iptables-legacy -t nat -F; conntrack -F 2>/dev/null
  fill nftables $n | nft -f -
  echo "nftables $n $(ask $n) $(ms change_nft $n)"
  nft delete table ip svc; conntrack -F 2>/dev/null
done
