"""drain.sh用的后端与客户。回答“.”表示照常，“!”表示这是本连接的最后一个回答，请换一条。"""
import os, signal, socket, sys, threading, time

def serve(mode):
    stopping = threading.Event()
    listener = socket.create_server(("0.0.0.0", 80), backlog=1024)
    def term(*_):
        if mode == "now": os._exit(0)
        stopping.set()
        listener.close()                     # 不再接新的；已有的各答一次“!”
    signal.signal(signal.SIGTERM, term)
    def talk(conn):
        with conn:
            while conn.recv(1):
                last = stopping.is_set()
                conn.sendall(b"!" if last else b".")
                if last: return
    listener.settimeout(0.2)
    while not stopping.is_set():
        try: conn = listener.accept()[0]
        except OSError: continue             # 超时，或已关上
        conn.settimeout(None)
        threading.Thread(target=talk, args=(conn,)).start()

def connect(): return socket.create_connection(("10.96.0.10", 80), timeout=2)

def ask(conn):
    conn.sendall(b"?")
    answer = conn.recv(1)
    if not answer: raise ConnectionError
    return answer

def short(until, tally):                     # 每4毫秒一条新连接
    while time.time() < until:
        tally[0] += 1
        try:
            with connect() as conn: ask(conn)
        except OSError: tally[1] += 1
        time.sleep(0.004)

def long(until, tally):                      # 二十条长连接，各每50毫秒问一次，断了就重连
    conns = [connect() for _ in range(20)]
    while time.time() < until:
        for i, conn in enumerate(conns):
            tally[0] += 1
            try:
                if ask(conn) == b".": continue
                tally[2] += 1
            except OSError: tally[1] += 1
            conn.close()
            try: conns[i] = connect()
            except OSError: pass             # 下一轮再试，那次也算失败
        time.sleep(0.05)

if sys.argv[1] == "serve": serve(sys.argv[2])
else:
    until = time.time() + float(sys.argv[2])
    counts = [0, 0], [0, 0, 0]
    jobs = [threading.Thread(target=f, args=(until, c)) for f, c in zip((short, long), counts)]
    for job in jobs: job.start()
    for job in jobs: job.join()
    print(*counts[0], *counts[1])
