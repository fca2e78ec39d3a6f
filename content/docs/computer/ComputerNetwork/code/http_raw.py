"""用裸套接字说HTTP/1.1：一条连接上的三次请求，含条件请求。"""
import hashlib
import socket
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

BODY = "你好，HTTP\n".encode()
ETAG = '"' + hashlib.sha256(BODY).hexdigest()[:8] + '"'


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_GET(self):
        if self.path != "/note":
            self.reply(404, b"not found\n", {})
        elif self.headers.get("If-None-Match") == ETAG:
            self.reply(304, None, {"ETag": ETAG, "Cache-Control": "max-age=60"})
        else:
            self.reply(200, BODY, {"ETag": ETAG, "Cache-Control": "max-age=60",
                                   "Content-Type": "text/plain; charset=utf-8"})

    def reply(self, status, body, headers):
        self.send_response_only(status)
        for k, v in headers.items():
            self.send_header(k, v)
        if body is not None:
            self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        if body:
            self.wfile.write(body)

    def log_message(self, *args):
        pass


def exchange(f, request):
    for line in request.split("\r\n")[:-1]:
        print(f"> {line}".rstrip())
    f.write(request.encode())
    f.flush()
    length = 0
    while True:
        line = f.readline().decode().rstrip("\r\n")
        print(f"< {line}".rstrip())
        if not line:
            break
        if line.lower().startswith("content-length:"):
            length = int(line.split(":")[1])
    if length:
        print("< " + f.read(length).decode().rstrip("\n"))
    print()


server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
threading.Thread(target=server.serve_forever, daemon=True).start()
with socket.create_connection(server.server_address) as s, s.makefile("rwb") as f:
    exchange(f, "GET /note HTTP/1.1\r\nHost: localhost\r\n\r\n")
    exchange(f, f"GET /note HTTP/1.1\r\nHost: localhost\r\nIf-None-Match: {ETAG}\r\n\r\n")
    exchange(f, "GET /missing HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
server.shutdown()
