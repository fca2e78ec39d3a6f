"""在本机造出四种收场，看应用各拿到什么。"""
import errno
import socket
import struct
import time


def pair():
    ls = socket.create_server(("127.0.0.1", 0))
    c = socket.create_connection(ls.getsockname())
    s, _ = ls.accept()
    ls.close()
    return c, s


def attempt(title, *steps):
    print(title)
    for name, f in steps:
        try:
            r = f()
            print(f"  {name}: {r!r}" if isinstance(r, bytes) else f"  {name}: 成功")
        except OSError as e:
            print(f"  {name}: {errno.errorcode[e.errno]}")
        time.sleep(0.05)                      # 等RST走完回环接口


ls = socket.create_server(("127.0.0.1", 0))
port = ls.getsockname()[1]
ls.close()                                    # 端口空了出来
attempt("一、没有进程监听", ("connect", lambda: socket.create_connection(("127.0.0.1", port))))

c, s = pair()
s.close()
attempt("二、对方正常关闭", ("recv", lambda: c.recv(10)),
        ("第一次send", lambda: c.sendall(b"a")), ("第二次send", lambda: c.sendall(b"b")))

c, s = pair()
c.sendall(b"unread")
time.sleep(0.05)
s.close()                                     # 接收缓存里还有数据没读
time.sleep(0.05)
attempt("三、对方没读完就关闭", ("recv", lambda: c.recv(10)), ("再recv", lambda: c.recv(10)))

c, s = pair()
s.sendall(b"bye")
s.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
s.close()                                     # 放弃式关闭，直接发RST
time.sleep(0.05)
attempt("四、对方以SO_LINGER 0关闭", ("recv", lambda: c.recv(10)), ("再recv", lambda: c.recv(10)))
