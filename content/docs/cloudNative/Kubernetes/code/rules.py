"""rules.sh用的UDP后端与客户。客户打印头一个、第二个报文往返要多久（µs）。"""
import socket, statistics, sys, time

sock = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)
if sys.argv[1] == "serve":
    sock.bind(("0.0.0.0", 53))
    while True:
        sock.sendto(*sock.recvfrom(64))

def trip(s):
    start = time.perf_counter()
    s.send(b"?"); s.recv(64)
    return (time.perf_counter() - start) * 1e6

best = []
for _ in range(5):                       # 五遍，每遍一千次取中位，再取最小的一遍
    first, second = [], []
    for _ in range(1000):
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as s:
            s.settimeout(2)
            s.connect((sys.argv[2], 53))
            first.append(trip(s)); second.append(trip(s))
    best.append((statistics.median(first), statistics.median(second)))
print(*(f"{min(column):.1f}" for column in zip(*best)))
