"""ndots.sh用：一个只认得两个名字的DNS服务器，数glibc为每次getaddrinfo发来的查询。"""
import socket, subprocess, sys, threading

KNOWN = {"db.prod.svc.cluster.local", "api.example.com"}
SEARCH = "prod.svc.cluster.local svc.cluster.local cluster.local"
asked = []

def serve(sock):
    while True:
        query, peer = sock.recvfrom(512)
        labels, at = [], 12
        while length := query[at]:
            labels.append(query[at + 1:at + 1 + length].decode())
            at += 1 + length
        name, kind = ".".join(labels), int.from_bytes(query[at + 1:at + 3], "big")
        asked.append((name, {1: "A", 28: "AAAA"}[kind]))
        found, address = name in KNOWN, name in KNOWN and kind == 1
        head = query[:2] + (b"\x81\x80" if found else b"\x81\x83")      # NOERROR或NXDOMAIN
        answer = bytes.fromhex("c00c00010001000000050004") + b"\x0a\x60\x00\x0a"
        sock.sendto(head + b"\0\1" + (b"\0\1" if address else b"\0\0") + b"\0\0\0\0"
                    + query[12:at + 5] + (answer if address else b""), peer)

sock = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
sock.bind(("127.0.0.1", 53))
threading.Thread(target=serve, args=(sock,), daemon=True).start()

def resolve(name, ndots):
    with open("/etc/resolv.conf", "w") as f:
        f.write(f"nameserver 127.0.0.1\nsearch {SEARCH}\noptions ndots:{ndots}\n")
    asked.clear()
    subprocess.run([sys.executable, "-c", f"import socket; socket.getaddrinfo({name!r}, 80, type=socket.SOCK_STREAM)"],
                   stderr=subprocess.DEVNULL)
    return asked

print("名字 ndots5 ndots2 ndots1")
for name in ("db", "db.prod", "db.prod.svc", "db.prod.svc.cluster.local", "db.prod.svc.cluster.local.",
             "api.example.com", "api.example.com.", "no.such.example.com"):
    print(name, *(len(resolve(name, n)) for n in (5, 2, 1)))
print("\nndots:5，api.example.com，逐个的查询：")
for name, kind in resolve("api.example.com", 5): print(f"{kind:4} {name}")
