"""取回不同大小的网页，数出每一层的首部各占多少字节。要root：在独立的网络命名空间里把回环的MTU设成1500，关掉大块切分。"""
import collections
import ctypes
import http.server
import socket
import subprocess
import threading
import urllib.request

CLONE_NEWNET = 0x40000000
if ctypes.CDLL(None, use_errno=True).unshare(CLONE_NEWNET) != 0:
    raise SystemExit("要root")
subprocess.run("ip link set lo mtu 1500 up; ethtool -K lo tso off gso off gro off", shell=True,
               stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


class Page(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        body = b"x" * int(self.path[1:])
        self.send_response(200)
        self.send_header("Content-Type", "text/plain")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


server = http.server.ThreadingHTTPServer(("127.0.0.1", 8000), Page)
threading.Thread(target=server.serve_forever, daemon=True).start()


def count(size):
    """一次请求前后，从回环接口收到的每一帧：逐层剥开。"""
    tap = socket.socket(socket.AF_PACKET, socket.SOCK_RAW, socket.htons(3))
    tap.bind(("lo", 0))
    tap.setsockopt(socket.SOL_SOCKET, 33, 1 << 25)   # SO_RCVBUFFORCE：缓冲够大，一帧也不漏
    urllib.request.urlopen(f"http://127.0.0.1:8000/{size}").read()
    tap.settimeout(0.3)
    total, frames = collections.Counter(), 0
    try:
        while True:
            frame, where = tap.recvfrom(65536)
            if where[2] == socket.PACKET_OUTGOING:      # 回环上每帧看到两次，只数收到的
                continue
            ip = frame[14:]
            head, length = (ip[0] & 15) * 4, int.from_bytes(ip[2:4], "big")
            tcp = (ip[head + 12] >> 4) * 4
            total["以太网"] += 14
            total["IP"] += head
            total["TCP"] += tcp
            total["内容"] += length - head - tcp
            frames += 1
    except TimeoutError:
        return frames, total


print("网页 帧数 以太网 IP TCP HTTP首部 网页占比 TCP占比 HTTP占比 下两层占比")
for size in (10, 100, 300, 1000, 3000, 10000, 30000, 100000, 300000, 1000000):
    frames, t = count(size)
    http_head = t["内容"] - size
    whole = sum(t.values())
    share = lambda n: f"{100 * n / whole:.1f}"
    print(size, frames, t["以太网"], t["IP"], t["TCP"], http_head, share(size), share(t["TCP"]), share(http_head),
          share(t["以太网"] + t["IP"]))
