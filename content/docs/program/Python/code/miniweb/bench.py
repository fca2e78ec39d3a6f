"""线程池开多大，每秒能答多少个请求：处理函数各占20毫秒，一种在等，一种在算。每格五轮取中位。"""
import socket
import statistics
import subprocess
import sys
import threading
import time

from server import Server

CLIENTS, SECONDS, ROUNDS = 64, 2.0, 5
REQUEST = b"GET %s HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"


def app(environ, start_response):
    if environ["PATH_INFO"] == "/wait":
        time.sleep(0.02)
    else:
        end = time.thread_time() + 0.02          # 本线程自己用掉的处理器时间
        while time.thread_time() < end:
            pass
    start_response("200 OK", [("Content-Type", "text/plain")])
    return [b"ok"]


def client(port, path):
    """另一个进程：64个线程，每个请求一条新连接。打印稳定以后每秒完成几个。"""
    done, stop = [0] * CLIENTS, threading.Event()

    def loop(who):
        while not stop.is_set():
            with socket.create_connection(("127.0.0.1", port)) as s:
                s.sendall(REQUEST % path.encode())
                while s.recv(4096):
                    pass
            done[who] += 1
    for who in range(CLIENTS):
        threading.Thread(target=loop, args=(who,), daemon=True).start()
    time.sleep(0.5)
    before, start = sum(done), time.perf_counter()
    time.sleep(SECONDS)
    print((sum(done) - before) / (time.perf_counter() - start), flush=True)
    stop.set()


def rate(path, workers):
    server = Server(app, workers=workers)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    said = subprocess.run([sys.executable, __file__, str(server.address[1]), path], capture_output=True, text=True)
    server.stop()
    thread.join()
    return float(said.stdout)


if len(sys.argv) > 1:
    client(int(sys.argv[1]), sys.argv[2])
else:
    print("处理函数 线程 最慢 中位 最快 理想")
    for path, name in (("/wait", "等20毫秒"), ("/burn", "算20毫秒")):
        for workers in (1, 2, 4, 8, 16, 32):
            got = sorted(rate(path, workers) for _ in range(ROUNDS))
            print(name, workers, *(f"{x:.0f}" for x in (got[0], statistics.median(got), got[-1])), workers * 50, flush=True)
