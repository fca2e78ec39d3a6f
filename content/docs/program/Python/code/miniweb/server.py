"""把socket上的HTTP/1.1请求翻译成WSGI调用。只依赖标准库。"""
import io
import re
import socket
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from urllib.parse import unquote_to_bytes

MAX_LINE = 8192
MAX_HEADERS = 100
MAX_BODY = 1 << 20
TOKEN = re.compile(rb"[!#$%&'*+\-.^_`|~0-9A-Za-z]+")


class BadRequest(Exception):
    def __init__(self, status):
        super().__init__(status)
        self.status = status


def read_line(rfile, status):
    line = rfile.readline(MAX_LINE + 1)
    if len(line) > MAX_LINE:
        raise BadRequest(status)
    if line and not line.endswith(b"\r\n"):
        raise BadRequest("400 Bad Request")
    return line[:-2] if line else None  # None 表示对方已关闭


def read_headers(rfile):
    headers = {}
    for _ in range(MAX_HEADERS + 1):
        line = read_line(rfile, "431 Request Header Fields Too Large")
        if line is None:
            raise BadRequest("400 Bad Request")
        if line == b"":
            return headers
        name, colon, value = line.partition(b":")
        # 冒号前有空格、以空白开头的续行，都会在这里被拒绝
        if not colon or not TOKEN.fullmatch(name):
            raise BadRequest("400 Bad Request")
        key = name.decode("ascii").lower()
        text = value.strip(b" \t").decode("latin-1")
        if key in headers:
            if key in ("host", "content-length"):
                raise BadRequest("400 Bad Request")
            text = headers[key] + ("; " if key == "cookie" else ", ") + text
        headers[key] = text
    raise BadRequest("431 Request Header Fields Too Large")


def body_length(headers):
    if "transfer-encoding" in headers:
        raise BadRequest("501 Not Implemented")
    text = headers.get("content-length", "0")
    if not re.fullmatch(r"[0-9]{1,15}", text):
        raise BadRequest("400 Bad Request")
    if int(text) > MAX_BODY:
        raise BadRequest("413 Content Too Large")
    return int(text)


def read_request(rfile, wfile):
    """读一个请求，返回(method, target, version, headers, body)；连接已关闭则返回None。"""
    line = read_line(rfile, "414 URI Too Long")
    if line is None:
        return None
    parts = line.split(b" ")
    if len(parts) != 3 or not TOKEN.fullmatch(parts[0]) or not parts[1].startswith(b"/"):
        raise BadRequest("400 Bad Request")
    method, target, version = (p.decode("latin-1") for p in parts)
    if version not in ("HTTP/1.0", "HTTP/1.1"):
        raise BadRequest("505 HTTP Version Not Supported")
    headers = read_headers(rfile)
    if version == "HTTP/1.1" and "host" not in headers:
        raise BadRequest("400 Bad Request")
    size = body_length(headers)
    if size and version == "HTTP/1.1" and headers.get("expect", "").lower() == "100-continue":
        wfile.write(b"HTTP/1.1 100 Continue\r\n\r\n")
        wfile.flush()
    body = rfile.read(size)
    if len(body) != size:
        raise BadRequest("400 Bad Request")
    return method, target, version, headers, body


def make_environ(request, address):
    method, target, version, headers, body = request
    path, _, query = target.partition("?")
    environ = {
        "REQUEST_METHOD": method,
        "SCRIPT_NAME": "",
        # PEP 3333：按latin-1装在str里的字节
        "PATH_INFO": unquote_to_bytes(path).decode("latin-1"),
        "QUERY_STRING": query,
        "SERVER_NAME": address[0],
        "SERVER_PORT": str(address[1]),
        "SERVER_PROTOCOL": version,
        "wsgi.version": (1, 0),
        "wsgi.url_scheme": "http",
        "wsgi.input": io.BytesIO(body),
        "wsgi.errors": sys.stderr,
        "wsgi.multithread": True,
        "wsgi.multiprocess": False,
        "wsgi.run_once": False,
    }
    for name, value in headers.items():
        key = name.upper().replace("-", "_")
        if key not in ("CONTENT_TYPE", "CONTENT_LENGTH"):
            key = "HTTP_" + key
        environ[key] = value
    return environ


def call_app(app, environ):
    """调用WSGI应用，返回(status, headers, body)。"""
    captured = []
    written = []

    def start_response(status, headers, exc_info=None):
        if captured and exc_info is None:
            raise AssertionError("start_response called twice")
        captured[:] = [status, list(headers)]
        return written.append

    result = app(environ, start_response)
    try:
        body = b"".join(result)
    finally:
        if hasattr(result, "close"):
            result.close()
    if not captured:
        raise AssertionError("start_response was not called")
    return captured[0], captured[1], b"".join(written) + body


def send_response(wfile, method, status, headers, body, keep):
    no_body = status[:3] in ("204", "304")
    names = {name.lower() for name, _ in headers}
    if not no_body and "content-length" not in names:
        headers = headers + [("Content-Length", str(len(body)))]
    headers = headers + [("Connection", "keep-alive" if keep else "close")]
    head = f"HTTP/1.1 {status}\r\n" + "".join(f"{n}: {v}\r\n" for n, v in headers)
    if re.search(r"[\r\n\0]", status + "".join(n + v for n, v in headers)):
        raise ValueError("illegal character in response header")
    wfile.write(head.encode("latin-1") + b"\r\n")
    if method != "HEAD" and not no_body:
        wfile.write(body)
    wfile.flush()  # 小响应的首部与正文在这里一次发出


class Server:
    def __init__(self, app, host="127.0.0.1", port=0, workers=16, waiting=16, timeout=5.0):
        self.app, self.timeout = app, timeout
        self.sock = socket.create_server((host, port))
        self.sock.settimeout(0.2)  # 定期醒来看要不要退出
        self.address = self.sock.getsockname()
        self.pool = ThreadPoolExecutor(max_workers=workers)
        self.slots = threading.Semaphore(workers + waiting)  # 线程池自己的队列没有上限
        self.stopping = threading.Event()

    def serve_forever(self):
        with self.sock:
            while not self.stopping.is_set():
                if not self.slots.acquire(timeout=0.2):
                    continue  # 满了就不accept，让连接留在内核的队列里
                try:
                    conn, _ = self.sock.accept()
                except TimeoutError:
                    self.slots.release()
                    continue
                self.pool.submit(self.handle, conn)
        self.pool.shutdown()

    def stop(self):
        self.stopping.set()

    def handle(self, conn):
        conn.settimeout(self.timeout)
        try:
            with conn, conn.makefile("rb") as rfile, conn.makefile("wb") as wfile:
                while not self.stopping.is_set() and self.one_request(rfile, wfile):
                    pass
        except OSError:
            pass  # 对方断开或超时
        finally:
            self.slots.release()

    def one_request(self, rfile, wfile):
        """处理一个请求，返回连接是否继续使用。"""
        try:
            request = read_request(rfile, wfile)
        except BadRequest as e:
            text = [("Content-Type", "text/plain")]
            send_response(wfile, "GET", e.status, text, e.status.encode(), False)
            return False
        if request is None:
            return False
        method, _, version, headers, _ = request
        options = {s.strip() for s in headers.get("connection", "").lower().split(",")}
        keep = version == "HTTP/1.1" and "close" not in options
        try:
            status, out, body = call_app(self.app, make_environ(request, self.address))
        except Exception as e:
            print(f"application error: {e!r}", file=sys.stderr)
            status, out, body = "500 Internal Server Error", [], b"internal error"
            keep = False
        send_response(wfile, method, status, out, body, keep)
        return keep
