"""四个连接各把同一个计数器加250次，五种写法。连接用PGHOST等环境变量。"""
import threading
import time

import psycopg2
from psycopg2.errors import SerializationFailure

WORKERS, EACH = 4, 250
admin = psycopg2.connect("")
admin.autocommit = True
retries, lock = 0, threading.Lock()


def read(run, tail=""):
    run.execute("SELECT n FROM counter" + tail)
    return run.fetchone()[0]


def plain(run):
    n = read(run)
    run.execute("UPDATE counter SET n = %s", (n + 1,))


def locked(run):
    n = read(run, " FOR UPDATE")
    run.execute("UPDATE counter SET n = %s", (n + 1,))


def atomic(run):
    run.execute("UPDATE counter SET n = n + 1")


def compared(run):                                    # 只在没人改过时写
    n = read(run)
    run.execute("UPDATE counter SET n = %s WHERE n = %s", (n + 1, n))
    if run.rowcount == 0:
        raise SerializationFailure


def work(method, level):
    global retries
    db = psycopg2.connect("")
    db.set_session(isolation_level=level)
    run = db.cursor()
    for _ in range(EACH):
        while True:
            try:
                method(run)
                db.commit()
                break
            except SerializationFailure:
                db.rollback()
                with lock:
                    retries += 1
    db.close()


print("写法 结果 应为 重试 秒")
for name, method, level in (("先读后写·读已提交", plain, "READ COMMITTED"), ("先读后写·可重复读，失败重试", plain, "REPEATABLE READ"),
                            ("比较再写，失败重试", compared, "READ COMMITTED"), ("FOR UPDATE", locked, "READ COMMITTED"),
                            ("n=n+1", atomic, "READ COMMITTED")):
    admin.cursor().execute("DROP TABLE IF EXISTS counter; CREATE TABLE counter AS SELECT 0 AS n")
    retries, start = 0, time.perf_counter()
    threads = [threading.Thread(target=work, args=(method, level)) for _ in range(WORKERS)]
    [t.start() for t in threads], [t.join() for t in threads]
    took = time.perf_counter() - start
    print(name, read(admin.cursor()), WORKERS * EACH, retries, f"{took:.1f}", flush=True)
