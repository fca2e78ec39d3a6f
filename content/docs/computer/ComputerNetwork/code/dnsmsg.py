"""手工拼一个DNS查询，再解析一个用了名字压缩的应答。"""
import socket
import struct


def encode_name(name):
    return b"".join(bytes([len(p)]) + p.encode() for p in name.rstrip(".").split(".")) + b"\0"


def decode_name(msg, i):
    """返回(名字, 名字之后的位置)；高两位为11的字节是指针。"""
    parts, end = [], None
    while msg[i]:
        if msg[i] & 0xC0 == 0xC0:
            if end is None:
                end = i + 2
            i = struct.unpack_from("!H", msg, i)[0] & 0x3FFF
        else:
            parts.append(msg[i + 1 : i + 1 + msg[i]].decode())
            i += 1 + msg[i]
    return ".".join(parts), end if end is not None else i + 1


query = struct.pack("!6H", 0x1234, 0x0100, 1, 0, 0, 0) + encode_name("www.example.com") + struct.pack("!2H", 1, 1)
print(f"查询{len(query)}字节")
for i in range(0, len(query), 16):
    print("  ", query[i : i + 16].hex(" "))

answer = struct.pack("!6H", 0x1234, 0x8180, 1, 2, 0, 0) + query[12:]
cname = encode_name("web")[:-1] + b"\xc0\x10"          # web + 指向偏移16处的example.com
answer += b"\xc0\x0c" + struct.pack("!2HIH", 5, 1, 300, len(cname)) + cname
at = len(answer) - len(cname)
answer += struct.pack("!H", 0xC000 | at) + struct.pack("!2HIH", 1, 1, 60, 4) + socket.inet_aton("192.0.2.80")

ident, flags, qd, an, ns, ar = struct.unpack_from("!6H", answer)
print(f"应答{len(answer)}字节 QR={flags >> 15} RD={flags >> 8 & 1} RA={flags >> 7 & 1} RCODE={flags & 15} 回答{an}条")
name, i = decode_name(answer, 12)
i += 4
for _ in range(an):
    name, i = decode_name(answer, i)
    typ, cls, ttl, size = struct.unpack_from("!2HIH", answer, i)
    i += 10
    data = socket.inet_ntoa(answer[i : i + 4]) if typ == 1 else decode_name(answer, i)[0]
    print(f"  {name}  TTL={ttl}  {'A' if typ == 1 else 'CNAME'}  {data}")
    i += size
