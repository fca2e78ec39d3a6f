"""一次curl https://…：系统调用、缺页、分组各多少，时间花在哪。服务器就在本机，没有路上的时间。
要strace、perf、openssl。用法：sudo unshare --net python3 curlcost.py"""
import collections
import http.server
import os
import re
import ssl
import statistics
import subprocess
import tempfile
import threading
import time

BODY = b"<!doctype html><p>hello</p>\n" * 40
GROUPS = {
    "进程": r"execve|getpid|clone|fork|wait|exit|rt_sig|sigaltstack|futex|set_tid|prlimit|rseq|set_robust|getrandom|arch_prctl|sched",
    "内存": r"mmap|munmap|mprotect|brk|madvise|mremap",
    "文件": r"open|read|write|close|stat|access|lseek|pread|getdents|ioctl|fcntl|fadvise|uname|getcwd|get.?uid|get.?gid|sysinfo",
    "网络": r"socket|connect|send|recv|poll|sockopt|getsockname|getpeername|bind",
}
run = lambda *command: subprocess.run(command, capture_output=True, text=True, check=True)


class Page(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_GET(self):
        self.send_response(200)
        self.send_header("Content-Length", str(len(BODY)))
        self.end_headers()
        self.wfile.write(BODY)

    def log_message(self, *_):
        pass


def traffic():
    """回环接口发出的分组与字节"""
    fields = re.search(r"lo:\s*(.*)", open("/proc/net/dev").read())[1].split()
    return int(fields[9]), int(fields[8])


os.chdir(tempfile.mkdtemp())
run("ip", "link", "set", "lo", "up")
run("openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-keyout", "k", "-out", "c", "-subj", "/CN=localhost")
context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
context.load_cert_chain("c", "k")
server = http.server.ThreadingHTTPServer(("127.0.0.1", 8443), Page)
server.socket = context.wrap_socket(server.socket, server_side=True, do_handshake_on_connect=False)
threading.Thread(target=server.serve_forever, daemon=True).start()
CURL = ("curl", "-sk", "--http1.1", "https://127.0.0.1:8443/")

run(*CURL)  # 预热
before = traffic()
run(*CURL)
packets, size = (now - then for now, then in zip(traffic(), before))
trace = subprocess.run(["strace", "-f", "-o", "trace", *CURL], capture_output=True, check=True)
calls = collections.Counter()
for name in re.findall(r"^\d+ +(\w+)\(", open("trace").read(), re.M):
    calls[next((group for group, names in GROUPS.items() if re.search(names, name)), name)] += 1
faults = re.search(r"([\d,]+)\s+page-faults", subprocess.run(["perf", "stat", "-e", "page-faults", *CURL], capture_output=True, text=True).stderr)[1]
libraries = len(set(re.findall(r'openat\(AT_FDCWD, "([^"]*\.so[^"]*)".*= \d', open("trace").read())))
print("系统调用", sum(calls.values()), *(f"{group}{n}" for group, n in calls.most_common()))
print(f"装入{libraries}个动态库 缺页{faults}次")
print(f"正文{len(BODY)}字节 线路上{packets}个分组{size}字节")


def phases():
    times = []
    for _ in range(31):
        start = time.perf_counter()
        out = run("curl", "-sk", "--http1.1", "-o", "/dev/null", "-w", "%{time_connect} %{time_appconnect} %{time_total}", CURL[-1]).stdout
        whole = time.perf_counter() - start
        connect, tls, total = map(float, out.split())
        times.append((whole - total, connect, tls - connect, total - tls))
    names = ("起进程与装库", "TCP建连", "TLS握手", "请求与回答")
    return " ".join(f"{name}{statistics.median(column) * 1000:.1f} ms" for name, column in zip(names, zip(*times)))


print("默认：", phases())
context.num_tickets = 0
print("不发会话票据：", phases())
context.num_tickets = 2
Page.wbufsize = -1
print("首部与正文一次写：", phases())
context.num_tickets = 0
print("一次写，不发会话票据：", phases())
context.num_tickets = 2
Page.wbufsize = 0
Page.disable_nagle_algorithm = True
print("TCP_NODELAY：", phases())
