"""程序看到的等待各是多少秒：丢SYN，丢一段数据，DNS不答，对端没了声音。
用法：sudo unshare --net --mount python3 delays.py [silent]"""
import socket
import statistics
import struct
import subprocess
import sys
import threading
import time

from mirror import FAR, NEAR, Mirror

SYN, ACK = 2, 16
mirror = Mirror()


def listen(port):
    server = socket.socket()
    server.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    server.bind((NEAR, port))
    server.listen()
    return server


def took(do):
    start = time.monotonic()
    try:
        do()
        result = "成功"
    except OSError as error:
        result = error.strerror or str(error)
    return time.monotonic() - start, result


def lose(count, which):
    """丢掉前count个合条件的分组"""
    left = [count]

    def drop(packet):
        if left[0] and which(packet):
            left[0] -= 1
            return True
        return False

    mirror.drop = drop


def report(name, samples):
    seconds = sorted(s for s, _ in samples)
    print(name, f"{seconds[0]:.3f}", f"{statistics.median(seconds):.3f}", f"{seconds[-1]:.3f}", samples[-1][1], flush=True)


def connecting(linear):
    """前几个SYN丢了，connect要多久；全丢了，SYN在哪些时刻发出"""
    subprocess.run(["sysctl", "-qw", f"net.ipv4.tcp_syn_linear_timeouts={linear}"], check=True)
    server = listen(8000)
    for count in (0, 1, 2, 3):
        samples = []
        for _ in range(7):
            lose(count, lambda p: p["flags"] & (SYN | ACK) == SYN)
            samples.append(took(lambda: socket.create_connection((FAR, 8000)).close()))
        report(f"connect，丢{count}个SYN", samples)
    lose(99, lambda p: p["flags"] & SYN)
    mirror.log.clear()
    start = time.monotonic()
    report("connect，SYN全丢", [took(lambda: socket.create_connection((FAR, 8000)))])
    print("SYN的时刻", *(f"{at - start:.1f}" for at, _, flags, *_ in list(mirror.log) if flags & SYN), flush=True)
    server.close()


def pair(server):
    client = socket.create_connection((FAR, 8001))
    client.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return client, server.accept()[0]


def data():
    """一问一答，问的那一段丢了几次"""
    server = listen(8001)
    for count in (0, 1, 2, 3):
        samples = []
        for _ in range(7):
            mirror.drop = lambda p: False
            client, peer = pair(server)
            for _ in range(20):  # 先来回几次，让RTO落到下限
                client.sendall(b"x"), peer.recv(1), peer.sendall(b"y"), client.recv(1)
            lose(count, lambda p: p["to"] == 8001 and p["data"])
            samples.append(took(lambda: (client.sendall(b"x"), peer.recv(1))))
            client.close(), peer.close()
        report(f"一段数据，丢{count}次", samples)
    server.close()


def names(case, servers, options, answer, name):
    """resolv.conf里写几个服务器，哪些问题有人答；每种情形用另一组地址"""
    with open("/run/delays.conf", "w") as conf:
        conf.write("".join(f"nameserver 127.0.{case}.{n}\n" for n in range(1, servers + 1)) + options)
    subprocess.run(["mount", "--bind", "/run/delays.conf", "/etc/resolv.conf"], check=True)
    asked = []
    for n in range(1, servers + 1):
        server = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
        server.bind((f"127.0.{case}.{n}", 53))

        def serve(server=server, n=n):
            while True:
                query, client = server.recvfrom(512)
                kind = struct.unpack("!H", query[-4:-2])[0]
                asked.append((time.monotonic(), "A" if kind == 1 else "AAAA"))
                if answer(n, kind, [k for _, k in asked].count("AAAA")):
                    record = b"\xc0\x0c" + struct.pack("!HHIH", 1, 1, 60, 4) + bytes([10, 9, 0, 2]) if kind == 1 else b""
                    server.sendto(query[:2] + struct.pack("!HHHHH", 0x8180, 1, bool(record), 0, 0) + query[12:] + record, client)

        threading.Thread(target=serve, daemon=True).start()
    lookup = "import socket; socket.getaddrinfo('db.example', 80, type=socket.SOCK_STREAM)"
    samples = []
    for _ in range(3):  # 每次一个新进程，重新读resolv.conf
        asked.clear()
        start = time.monotonic()
        code = subprocess.run([sys.executable, "-c", lookup], capture_output=True, text=True)
        error = code.stderr.strip().split("\n")[-1]
        samples.append((time.monotonic() - start, error[error.rfind("]") + 1 :].strip() or "成功"))
    report(f"查名字，{name}", samples)
    print("问的时刻", *(f"{kind} {at - asked[0][0]:.0f}" for at, kind in asked), flush=True)
    subprocess.run(["umount", "/etc/resolv.conf"], check=True)


def silent(name, option, speaks=True):
    """连接好好的，对端忽然没了声音：再写一段，或者只是等着读"""
    server = listen(8001)
    mirror.drop = lambda p: False
    client, peer = pair(server)
    option(client)
    client.sendall(b"x"), peer.recv(1), peer.sendall(b"y"), client.recv(1)
    mirror.drop = lambda p: True
    start, before = time.monotonic(), len(mirror.log)
    if speaks:
        client.sendall(b"x")
    report(f"对端没了声音，{name}", [took(lambda: client.recv(1))])
    sent = [at - start for at, to, _, size, _ in mirror.log[before:] if to == 8001 and bool(size) == speaks]
    print("发送的时刻", *(f"{at:.1f}" for at in sent), flush=True)
    server.close()


def keep_alive(client):
    client.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
    for option, value in ((socket.TCP_KEEPIDLE, 10), (socket.TCP_KEEPINTVL, 3), (socket.TCP_KEEPCNT, 3)):
        client.setsockopt(socket.IPPROTO_TCP, option, value)


if sys.argv[1:] == ["silent"]:
    silent("只读，保活10秒、每3秒、3次", keep_alive, speaks=False)
    silent("写，TCP_USER_TIMEOUT为10秒", lambda s: s.setsockopt(socket.IPPROTO_TCP, 18, 10_000))
    silent("写，默认", lambda s: None)
    sys.exit()
print("项目 最快 中位 最慢 结果")
data()
names(1, 1, "", lambda n, kind, aaaa: True, "都答")
names(2, 2, "", lambda n, kind, aaaa: n == 2, "两台，第一台不答")
names(3, 1, "", lambda n, kind, aaaa: kind == 1, "一台，只答A不答AAAA")
names(4, 1, "", lambda n, kind, aaaa: kind == 1 or aaaa > 1, "一台，丢一个AAAA的回答")
names(5, 1, "", lambda n, kind, aaaa: False, "一台，不答")
names(6, 2, "", lambda n, kind, aaaa: False, "两台，都不答")
names(7, 3, "", lambda n, kind, aaaa: n == 3, "三台，前两台不答")
names(8, 3, "", lambda n, kind, aaaa: False, "三台，都不答")
names(9, 2, "options timeout:1 attempts:2\n", lambda n, kind, aaaa: n == 2, "两台，第一台不答，timeout:1")
connecting(4)
connecting(0)
