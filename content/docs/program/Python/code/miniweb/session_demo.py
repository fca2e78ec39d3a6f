from session import Sessions, b64, unb64

now = 1000
def app(environ, start_response):
    session = environ["app.session"]
    session["n"] = session.get("n", 0) + 1
    start_response("200 OK", [("Content-Type", "text/plain")])
    return [str(session["n"]).encode()]

site = Sessions(app, b"0123456789abcdef0123456789abcdef", clock=lambda: now)

def get(cookie=None):
    sent = []
    environ = {"HTTP_COOKIE": "s=" + cookie} if cookie else {}
    body = b"".join(site(environ, lambda status, headers, exc_info=None: sent.extend(headers)))
    return body.decode(), dict(sent)["Set-Cookie"].split(";")[0][2:]

n, c1 = get()
print(n, c1)
print("正文", unb64(c1.split(".")[0]).decode(), "签名", len(c1.split(".")[1]), "字符")
n, c2 = get(c1)
print("带上cookie", n)
forged = b64(b'[1000,{"n":99}]') + "." + c1.split(".")[1]
print("改正文", get(forged)[0], " 改签名", get(c1[:-2] + "AA")[0], " 重放旧值", get(c1)[0])
now = 4601
print("过期一秒", get(c1)[0])
print("两种用途的签名不同", site.mac("session", "x") != site.mac("csrf", "x"))
