"""vip.sh用的后端与客户：每个连接上，来一个字节就回自己的号码。"""
import collections, socket, sys, threading

def serve(name):
    def talk(conn):
        with conn:
            while conn.recv(1): conn.sendall(name)
    listener = socket.create_server(("0.0.0.0", 80), backlog=1024)
    while True:
        threading.Thread(target=talk, args=(listener.accept()[0],), daemon=True).start()

def ask(conn):
    conn.sendall(b"?")
    return conn.recv(1)

def count(connections, requests):
    seen = collections.Counter()
    for _ in range(connections):
        try:
            with socket.create_connection(("10.96.0.10", 80), timeout=2) as conn:
                for _ in range(requests): seen[ask(conn)] += 1
        except OSError:
            seen[b""] += 1
    print(*(seen[b"%d" % i] for i in (1, 2, 3, 4)), seen[b""])

if sys.argv[1] == "serve": serve(sys.argv[2].encode())
elif sys.argv[1] == "connect": count(int(sys.argv[2]), 1)
else: count(int(sys.argv[2]), int(sys.argv[3]))
