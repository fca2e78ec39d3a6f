"""一个私有缓存的最小实现，对着本机的真实HTTP服务器；时钟是假的，可以拨快。"""
import http.client
import threading
from email.utils import formatdate, parsedate_to_datetime
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

now = 1_658_880_000                                     # 2022-07-27 00:00:00 UTC
ETAG = {"v": '"v1"'}
HITS = []


class Origin(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_GET(self):
        head = {"/app.3f2a.js": {"Cache-Control": "public, max-age=31536000, immutable"},
                "/": {"Cache-Control": "no-cache", "ETag": ETAG["v"]},
                "/news": {"Cache-Control": "max-age=60", "ETag": ETAG["v"]},
                "/me": {"Cache-Control": "no-store"},
                "/old": {"Last-Modified": formatdate(now - 10 * 86400, usegmt=True)}}[self.path]
        same = self.headers.get("If-None-Match") == head.get("ETag", 0)
        body = b"" if same else b"hello"
        HITS.append(304 if same else 200)
        self.send_response_only(304 if same else 200)
        self.send_header("Date", formatdate(now, usegmt=True))
        for k, v in head.items():
            self.send_header(k, v)
        if not same:
            self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *args):
        pass


def lifetime(h):
    """RFC 9111 4.2.1：私有缓存按max-age、Expires、启发式的次序取。"""
    for item in h.get("Cache-Control", "").split(","):
        name, _, value = item.strip().partition("=")
        if name == "no-cache":
            return 0
        if name == "max-age":
            return int(value)
    date = parsedate_to_datetime(h["Date"])
    if "Expires" in h:
        return (parsedate_to_datetime(h["Expires"]) - date).total_seconds()
    if "Last-Modified" in h:
        return (date - parsedate_to_datetime(h["Last-Modified"])).total_seconds() / 10
    return 0


store = {}


def get(path):
    entry = store.get(path)
    if entry and now - entry["at"] < lifetime(entry["h"]):
        return "命中，没有发请求"
    ask = {"If-None-Match": entry["h"]["ETag"]} if entry and "ETag" in entry["h"] else {}
    c = http.client.HTTPConnection("127.0.0.1", server.server_port)
    c.request("GET", path, headers=ask)
    r = c.getresponse()
    body, h = r.read(), dict(r.getheaders())
    c.close()
    if r.status == 304:
        entry["h"].update(h)
        entry["at"] = now
        return "304，沿用旧正文，重新计时"
    if "no-store" not in h.get("Cache-Control", ""):
        store[path] = {"h": h, "at": now, "body": body}
        return "200，收下并保存"
    return "200，不保存"


server = ThreadingHTTPServer(("127.0.0.1", 0), Origin)
threading.Thread(target=server.serve_forever, daemon=True).start()
start = now
PATHS = ("/app.3f2a.js", "/", "/news", "/me", "/old")
for after, note in ((0, "第一次"), (30, "30秒后"), (90, "90秒后"), (86399, "差1秒满一天"), (86400, "满一天")):
    now = start + after
    if after == 86399:
        ETAG["v"] = '"v2"'
        note += "，其间内容改过"
    print(note)
    for p in PATHS:
        print(f"  {p:13} {get(p)}")
print("源站一共应答", len(HITS), "次，其中304有", HITS.count(304), "次")
server.shutdown()
