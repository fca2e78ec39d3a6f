"""请求、响应、路由，以及把它们接到WSGI上的App。"""
import json
import re
import traceback
from http import HTTPStatus
from urllib.parse import parse_qs


class HTTPError(Exception):
    def __init__(self, status, message=""):
        super().__init__(message)
        self.status, self.message = status, message


class Request:
    def __init__(self, environ):
        self.environ = environ
        self.method = environ["REQUEST_METHOD"]
        try:
            self.path = environ["PATH_INFO"].encode("latin-1").decode("utf-8") or "/"
        except UnicodeDecodeError:
            raise HTTPError(400, "path is not UTF-8") from None
        self.query = parse_qs(environ.get("QUERY_STRING", ""), keep_blank_values=True)
        self._body = None

    @property
    def body(self):
        if self._body is None:
            size = int(self.environ.get("CONTENT_LENGTH") or 0)
            self._body = self.environ["wsgi.input"].read(size)
        return self._body

    def form(self):
        try:
            return parse_qs(self.body.decode("utf-8"), keep_blank_values=True)
        except UnicodeDecodeError:
            raise HTTPError(400, "form is not UTF-8") from None

    def json(self):
        try:
            return json.loads(self.body)
        except ValueError:
            raise HTTPError(400, "body is not JSON") from None


class Response:
    def __init__(self, body="", status=200, content_type="text/html; charset=utf-8", headers=()):
        self.body = body.encode("utf-8") if isinstance(body, str) else body
        self.status = status
        self.headers = [("Content-Type", content_type), *headers]

    @classmethod
    def json(cls, value, status=200):
        return cls(json.dumps(value, ensure_ascii=False), status, "application/json")

    @classmethod
    def redirect(cls, location):
        return cls("", 303, headers=[("Location", location)])


CONVERTERS = {"str": ("[^/]+", str), "int": ("[0-9]+", int)}


def compile_pattern(pattern):
    """把/notes/<int:id>编译成正则表达式和参数转换表。"""
    regex, casts, pos = "", {}, 0
    for m in re.finditer(r"<(?:(\w+):)?(\w+)>", pattern):
        part, cast = CONVERTERS[m[1] or "str"]
        regex += re.escape(pattern[pos:m.start()]) + f"(?P<{m[2]}>{part})"
        casts[m[2]] = cast
        pos = m.end()
    return re.compile(regex + re.escape(pattern[pos:])), casts


class App:
    def __init__(self):
        self.routes = []  # (正则, 转换表, 方法集合, 处理函数)

    def route(self, pattern, methods=("GET",)):
        regex, casts = compile_pattern(pattern)

        def register(handler):
            self.routes.append((regex, casts, set(methods), handler))
            return handler

        return register

    def match(self, method, path):
        allowed = set()
        for regex, casts, methods, handler in self.routes:
            m = regex.fullmatch(path)
            if not m:
                continue
            if method in methods or (method == "HEAD" and "GET" in methods):
                return handler, {k: casts[k](v) for k, v in m.groupdict().items()}
            allowed |= methods
        raise HTTPError(405 if allowed else 404, ", ".join(sorted(allowed)))

    def dispatch(self, environ):
        try:
            request = Request(environ)
            handler, args = self.match(request.method, request.path)
            result = handler(request, **args)
        except HTTPError as e:
            text = "text/plain; charset=utf-8"
            if e.status == 405:
                return Response("method not allowed", 405, text, [("Allow", e.message)])
            return Response(e.message or HTTPStatus(e.status).phrase, e.status, text)
        except Exception:
            traceback.print_exc(file=environ["wsgi.errors"])
            return Response("internal error", 500, "text/plain; charset=utf-8")
        return result if isinstance(result, Response) else Response(result)

    def __call__(self, environ, start_response):
        response = self.dispatch(environ)
        status = f"{response.status} {HTTPStatus(response.status).phrase}"
        headers = response.headers + [("Content-Length", str(len(response.body)))]
        start_response(status, headers)
        return [] if environ["REQUEST_METHOD"] == "HEAD" else [response.body]
