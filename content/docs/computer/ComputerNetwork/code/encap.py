"""把5字节的应用数据逐层封装成一个以太网帧，打印每层加上去的字节。"""
import socket
import struct
import zlib


def checksum(data: bytes) -> int:
    """互联网校验和：16位反码求和再取反（RFC 1071）。"""
    if len(data) % 2:
        data += b"\0"
    s = sum(struct.unpack(f"!{len(data) // 2}H", data))
    while s >> 16:
        s = (s & 0xFFFF) + (s >> 16)
    return ~s & 0xFFFF


def show(name: str, data: bytes) -> None:
    print(f"{name}（{len(data)}字节）")
    for i in range(0, len(data), 16):
        print("   ", data[i : i + 16].hex(" "))


src, dst = socket.inet_aton("192.0.2.10"), socket.inet_aton("198.51.100.7")
payload = b"hello"
show("应用数据", payload)

udp_len = 8 + len(payload)
pseudo = src + dst + struct.pack("!BBH", 0, 17, udp_len)
udp0 = struct.pack("!HHHH", 50000, 9999, udp_len, 0)
udp = udp0[:6] + struct.pack("!H", checksum(pseudo + udp0 + payload))
show("UDP首部", udp)

ip0 = struct.pack("!BBHHHBBH", 0x45, 0, 20 + udp_len, 1, 0x4000, 64, 17, 0) + src + dst
ip = ip0[:10] + struct.pack("!H", checksum(ip0)) + ip0[12:]
show("IP首部", ip)

eth = bytes.fromhex("020000000001" "020000000002" "0800")
show("以太网首部", eth)

packet = ip + udp + payload
pad = b"\0" * max(0, 46 - len(packet))
show("填充", pad)
fcs = struct.pack("<I", zlib.crc32(eth + packet + pad))
show("FCS", fcs)

frame = eth + packet + pad + fcs
print(f"整帧{len(frame)}字节，应用数据占{len(payload) / len(frame):.1%}")
print(f"接收方重算IP首部校验和，得{checksum(ip)}")
