"""签名cookie里的会话，以及由它导出的防伪造令牌，写成WSGI中间件。"""
import base64
import hashlib
import hmac
import json
import time
from http.cookies import CookieError, SimpleCookie


def b64(data):
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def unb64(text):
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Sessions:
    def __init__(self, app, secret, max_age=3600, clock=time.time):
        self.app, self.secret, self.max_age, self.clock = app, secret, max_age, clock

    def mac(self, purpose, text):
        return b64(hmac.digest(self.secret, f"{purpose}:{text}".encode(), hashlib.sha256))

    def dump(self, data):
        body = b64(json.dumps([int(self.clock()), data], separators=(",", ":")).encode())
        return body + "." + self.mac("session", body)

    def load(self, value):
        body, _, mac = value.partition(".")
        if not hmac.compare_digest(mac.encode(), self.mac("session", body).encode()):
            return {}
        issued, data = json.loads(unb64(body))  # 签名对了才解析
        return data if 0 <= self.clock() - issued <= self.max_age else {}

    def csrf(self, session):
        return self.mac("csrf", session["sid"])

    def __call__(self, environ, start_response):
        try:
            morsel = SimpleCookie(environ.get("HTTP_COOKIE", "")).get("s")
        except CookieError:
            morsel = None
        session = self.load(morsel.value) if morsel else {}
        before = json.dumps(session, sort_keys=True)
        environ["app.session"] = session

        def start(status, headers, exc_info=None):
            if json.dumps(session, sort_keys=True) != before:
                cookie = f"s={self.dump(session)}; Path=/; HttpOnly; SameSite=Lax"
                headers = headers + [("Set-Cookie", cookie)]
            return start_response(status, headers, exc_info)

        return self.app(environ, start)
