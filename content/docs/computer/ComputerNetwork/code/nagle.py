"""一条回环连接上逐个收发40次：请求分两次写，服务器收齐200字节才回答。每次用了多少毫秒，关与不关Nagle。"""
import socket
import threading
import time


def serve(listener):
    conn, _ = listener.accept()
    with conn:
        while True:
            got = 0
            while got < 200:
                data = conn.recv(200 - got)
                if not data:
                    return
                got += len(data)
            conn.sendall(b"ok")


def run(nodelay):
    listener = socket.create_server(("127.0.0.1", 0))
    threading.Thread(target=serve, args=(listener,), daemon=True).start()
    took = []
    with socket.create_connection(listener.getsockname()) as client:
        client.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, nodelay)
        for _ in range(40):
            start = time.perf_counter()
            client.sendall(b"x" * 100)
            client.sendall(b"y" * 100)
            client.recv(2)
            took.append((time.perf_counter() - start) * 1e3)
    listener.close()
    return took


print("第几个 默认 TCP_NODELAY")
for i, (a, b) in enumerate(zip(run(0), run(1)), 1):
    print(i, f"{a:.3f} {b:.3f}")
