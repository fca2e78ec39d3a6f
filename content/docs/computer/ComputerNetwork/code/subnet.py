"""CIDR：地址计算、VLSM划分、路由聚合、最长前缀匹配。"""
from ipaddress import ip_address, ip_interface, ip_network, collapse_addresses

i = ip_interface("172.16.45.200/20")
n = i.network
print(f"掩码{n.netmask}，网络地址{n.network_address}，广播地址{n.broadcast_address}")
print(f"可用主机{n.num_addresses - 2}个：{n.network_address + 1}～{n.broadcast_address - 1}")

print("\n把192.168.10.0/24分给四个网段，从大到小依次取")
cursor = int(ip_address("192.168.10.0"))
for name, hosts in (("办公", 100), ("实验室", 50), ("机房", 25), ("点到点", 2)):
    bits = (hosts + 2 - 1).bit_length()   # 2**bits >= 主机数 + 网络地址 + 广播地址
    net = ip_network((cursor, 32 - bits))
    print(f"  {net!s:19} 要{hosts:3d}台，可用{net.num_addresses - 2:3d}台  {name}")
    cursor += net.num_addresses
print(f"  剩余{ip_address(cursor)}～192.168.10.255")

print("\n聚合")
four = [ip_network(f"203.0.{k}.0/24") for k in (112, 113, 114, 115)]
print("  112～115 →", [str(x) for x in collapse_addresses(four)])
four = [ip_network(f"203.0.{k}.0/24") for k in (113, 114, 115, 116)]
print("  113～116 →", [str(x) for x in collapse_addresses(four)])

print("\n最长前缀匹配")
table = {"0.0.0.0/0": "R1", "10.0.0.0/8": "R2", "10.20.0.0/16": "R3",
         "10.20.48.0/20": "R4", "10.20.50.7/32": "R5"}
for dst in ("10.20.50.7", "10.20.63.255", "10.20.64.1", "10.99.0.1", "8.8.8.8"):
    hit = max((ip_network(p) for p in table if ip_address(dst) in ip_network(p)),
              key=lambda x: x.prefixlen)
    print(f"  {dst:13} → {hit!s:14} {table[str(hit)]}")
