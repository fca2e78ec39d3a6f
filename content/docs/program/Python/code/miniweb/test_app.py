"""从真实的socket测试服务器、路由、模板。运行：python3 test_app.py"""
import contextlib
import http.client
import io
import json
import socket
import sys
import threading
import time
import unittest
from wsgiref.validate import validator

from app import create_app
from server import Server
from template import Template, TemplateError


class MiniWebTest(unittest.TestCase):
    def setUp(self):
        # validator夹在中间，任何一方违反PEP 3333都会抛AssertionError
        self.server = Server(validator(create_app()), timeout=30.0)
        self.thread = threading.Thread(target=self.server.serve_forever)
        self.thread.start()
        self.conn = http.client.HTTPConnection(*self.server.address, timeout=60)

    def tearDown(self):
        self.conn.close()
        self.server.stop()
        self.thread.join()

    def request(self, method, path, body=None, headers={}):
        self.conn.request(method, path, body, headers)
        r = self.conn.getresponse()
        return r.status, r, r.read().decode("utf-8")

    def raw(self, data):
        with socket.create_connection(self.server.address, timeout=60) as s:
            s.sendall(data)
            return s.makefile("rb").readline().decode().strip()

    def test_01_index_and_keep_alive(self):
        status, r, body = self.request("GET", "/")
        self.assertEqual((status, r.getheader("Connection")), (200, "keep-alive"))
        self.assertIn("还没有便签", body)
        first = self.conn.sock
        self.request("GET", "/")
        self.assertIs(self.conn.sock, first)  # 同一个TCP连接

    def test_02_create_redirect_show(self):
        form = {"Content-Type": "application/x-www-form-urlencoded"}
        status, r, _ = self.request("POST", "/notes", "text=%E8%8A%82%E8%83%BD", form)
        self.assertEqual((status, r.getheader("Location")), (303, "/notes/1"))
        self.assertEqual(self.request("GET", "/notes/1")[2], "<p>节能</p>")
        status, r, body = self.request("GET", "/api/notes")
        self.assertEqual(json.loads(body), [{"id": 1, "text": "节能"}])

    def test_03_escape(self):
        form = {"Content-Type": "application/x-www-form-urlencoded"}
        self.request("POST", "/notes", "text=%3Cscript%3E", form)
        self.assertEqual(self.request("GET", "/notes/1")[2], "<p>&lt;script&gt;</p>")

    def test_04_not_found_and_method(self):
        self.assertEqual(self.request("GET", "/nope")[0], 404)
        self.assertEqual(self.request("GET", "/notes/99")[0], 404)
        status, r, _ = self.request("DELETE", "/notes/1")
        self.assertEqual((status, r.getheader("Allow")), (405, "GET"))

    def test_05_head(self):
        status, r, body = self.request("HEAD", "/")
        self.assertEqual((status, body), (200, ""))
        self.assertGreater(int(r.getheader("Content-Length")), 0)

    def test_06_exception_is_500(self):
        with contextlib.redirect_stderr(io.StringIO()):
            self.assertEqual(self.request("GET", "/boom")[0], 500)
        self.assertEqual(self.request("GET", "/")[0], 200)  # 服务器还活着

    def test_07_malformed(self):
        bad = "HTTP/1.1 400 Bad Request"
        self.assertEqual(self.raw(b"GET /\r\n\r\n"), bad)
        self.assertEqual(self.raw(b"GET / HTTP/1.1\r\n\r\n"), bad)  # 缺Host
        host = b"GET / HTTP/1.1\r\nHost: x\r\n"
        self.assertEqual(self.raw(host + b"Bad Name: y\r\n\r\n"), bad)
        self.assertEqual(self.raw(host + b"Content-Length: 1\r\nContent-Length: 2\r\n\r\n"), bad)
        self.assertEqual(self.raw(host + b"Content-Length: -5\r\n\r\n"), bad)
        self.assertEqual(self.raw(host + b"Transfer-Encoding: chunked\r\n\r\n"),
                         "HTTP/1.1 501 Not Implemented")
        self.assertEqual(self.raw(host + b"Content-Length: 9999999\r\n\r\n"),
                         "HTTP/1.1 413 Content Too Large")

    def test_08_split_and_pipelined(self):
        req = b"GET /api/notes HTTP/1.1\r\nHost: x\r\n\r\n"
        with socket.create_connection(self.server.address, timeout=60) as s:
            for byte in req:  # 一次一个字节，TCP不保留写入的边界
                s.sendall(bytes([byte]))
            s.sendall(req.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n"))
            data = s.makefile("rb").read()
        self.assertEqual(data.count(b"HTTP/1.1 200 OK"), 2)

    def test_09_template_errors(self):
        self.assertEqual(Template("{% if a.b %}y{% else %}n{% endif %}").render(a={"b": 0}), "n")
        for bad in ("{% for x in xs %}", "{% endif %}", "{% include x %}"):
            with self.assertRaises(TemplateError):
                Template(bad)
        with self.assertRaises(TemplateError):
            Template("{{ a.__class__ }}").render(a=1)

    def test_10_large_and_slow_reader(self):
        def big(environ, start_response):
            start_response("200 OK", [("Content-Type", "text/plain")])
            return [b"x" * 20_000_000]

        server = Server(big, timeout=30.0)
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            with socket.create_connection(server.address, timeout=60) as s:
                s.sendall(b"GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
                time.sleep(0.3)  # 让对方的发送缓冲先装满
                head, _, body = s.makefile("rb").read().partition(b"\r\n\r\n")
        finally:
            server.stop()
            thread.join()
        self.assertIn(b"Content-Length: 20000000", head)
        self.assertEqual(len(body), 20_000_000)

    def test_11_bounded_queue(self):
        server = Server(create_app(), workers=1, waiting=1, timeout=30.0)
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        try:
            silent = [socket.create_connection(server.address, timeout=60) for _ in range(5)]
            time.sleep(0.5)  # 够它把能收的都收进来
            queued = server.pool._work_queue.qsize()
            for s in silent:
                s.close()
            conn = http.client.HTTPConnection(*server.address, timeout=60)
            conn.request("GET", "/")
            status = conn.getresponse().status
            conn.close()
        finally:
            server.stop()
            thread.join()
        self.assertEqual((queued, status), (1, 200))


class PlainResult(unittest.TestResult):
    """每个测试打印一行，不带耗时，便于比对。"""

    def addSuccess(self, test):
        print("ok  ", test._testMethodName)

    def addFailure(self, test, err):
        super().addFailure(test, err)
        print("FAIL", test._testMethodName, err[1])

    def addError(self, test, err):
        super().addError(test, err)
        print("ERR ", test._testMethodName, repr(err[1]))


if __name__ == "__main__":
    suite = unittest.defaultTestLoader.loadTestsFromTestCase(MiniWebTest)
    result = PlainResult()
    suite.run(result)
    print(f"{result.testsRun} tests, {len(result.failures) + len(result.errors)} problems")
    sys.exit(not result.wasSuccessful())
