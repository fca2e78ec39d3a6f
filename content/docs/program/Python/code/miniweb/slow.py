"""三件慢事：空闲连接占满线程、首部与正文分两次写、无缓冲的写丢数据。服务器与客户端在同一台机器上。"""
import pathlib
import socket
import statistics
import threading
import time

SOURCE = pathlib.Path(__file__).with_name("server.py").read_text()
BODY = {"/": b"hello, world\n", "/100k": b"x" * 100_000, "/20m": b"x" * 20_000_000}


def app(environ, start_response):
    start_response("200 OK", [("Content-Type", "text/plain")])
    return [BODY[environ["PATH_INFO"]]]


def start(source):
    module = {"__name__": "server"}
    exec(compile(source, "server.py", "exec"), module)
    server = module["Server"](app)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return server.address


def get(conn, path, wait=0.0):
    """一个请求用了几毫秒、收到几个字节的正文；对方停下就不再等。"""
    start = time.perf_counter()
    conn.sendall(f"GET {path} HTTP/1.1\r\nHost: x\r\n\r\n".encode())
    time.sleep(wait)
    head, data = b"", b""
    while b"\r\n\r\n" not in head:
        head += conn.recv(65536)
    head, data = head.split(b"\r\n\r\n", 1)
    got = len(data)
    conn.settimeout(1.0)
    while got < len(BODY[path]):
        try:
            data = conn.recv(1 << 20)
        except TimeoutError:
            break
        if not data:
            break
        got += len(data)
    conn.settimeout(None)
    return (time.perf_counter() - start) * 1000, got


address = start(SOURCE)
for idle in (15, 16):
    waiting = [socket.create_connection(address) for _ in range(idle)]
    for conn in waiting:
        get(conn, "/")
    begin = time.perf_counter()
    late = socket.create_connection(address)
    opened = (time.perf_counter() - begin) * 1000
    print(f"{idle}个空闲连接：建立连接{opened:.1f} ms，得到响应{get(late, '/')[0]:.0f} ms")
    for conn in (*waiting, late):
        conn.close()
    time.sleep(0.5)

unbuffered = SOURCE.replace('makefile("wb")', 'makefile("wb", 0)')
assert unbuffered != SOURCE
for name, source in (("分两次写", unbuffered), ("攒成一次", SOURCE)):
    address = start(source)
    for path in ("/", "/100k"):
        with socket.create_connection(address) as conn:
            took = [get(conn, path)[0] for _ in range(60)]
        print(f"{name} {path}：第1次{took[0]:.2f} ms，此后中位{statistics.median(took[1:]):.2f} ms，60次{sum(took):.0f} ms")
    with socket.create_connection(address) as conn:
        print(f"{name} /20m：先停半秒再读，收到{get(conn, '/20m', wait=0.5)[1]}字节")
