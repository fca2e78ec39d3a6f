"""并发请求/slow，同时每100 ms请求一次/ping，打印两者的耗时。用法：python3 load.py 并发数 [端口]"""
import http.client
import sys
import threading
import time

n = int(sys.argv[1])
port = int(sys.argv[2]) if len(sys.argv) > 2 else 8080


def get(path):
    start = time.perf_counter()
    conn = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
    conn.request("GET", path)
    status = conn.getresponse().status
    conn.close()
    return status, time.perf_counter() - start


def worker(path, out):
    out.append(get(path))


for _ in range(4):
    get("/ping")
slow, ping, threads = [], [], []
start = time.perf_counter()
for _ in range(n):
    threads.append(threading.Thread(target=worker, args=("/slow", slow)))
    threads[-1].start()
for _ in range(10):
    time.sleep(0.1)
    threads.append(threading.Thread(target=worker, args=("/ping", ping)))
    threads[-1].start()
for t in threads:
    t.join()
total = time.perf_counter() - start
codes = {s: sum(1 for x, _ in slow if x == s) for s in sorted({x for x, _ in slow})}
print(f"slow: {n} requests in {total:.1f} s, status {codes}")
times = sorted(t * 1000 for _, t in ping)
print(f"ping: min {times[0]:.0f} ms, median {times[5]:.0f} ms, max {times[-1]:.0f} ms")
