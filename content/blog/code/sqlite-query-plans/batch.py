"""每个事务插多少行，一秒能插多少行；三种日志设置，数据库在真的磁盘上。每格量五次取中位。"""
import os
import sqlite3
import statistics
import tempfile
import time

SETTINGS = {"DELETE": ("DELETE", "FULL"), "WAL+FULL": ("WAL", "FULL"), "WAL+NORMAL": ("WAL", "NORMAL")}
here = tempfile.mkdtemp(dir=os.environ.get("PLACE", "/var/tmp"))


def rate(journal, sync, size):
    path = os.path.join(here, "b.db")
    for end in ("", "-wal", "-shm", "-journal"):
        if os.path.exists(path + end):
            os.remove(path + end)
    db = sqlite3.connect(path, isolation_level=None)
    db.execute(f"PRAGMA journal_mode = {journal}")
    db.execute(f"PRAGMA synchronous = {sync}")
    db.execute("CREATE TABLE visit(id INTEGER PRIMARY KEY, page TEXT, day TEXT, ms INTEGER)")
    rows, start = 0, time.perf_counter()
    while time.perf_counter() - start < 0.5 or rows == 0:      # 至少半秒，至少一个事务
        db.execute("BEGIN")
        for i in range(size):
            db.execute("INSERT INTO visit(page, day, ms) VALUES(?, ?, ?)", (f"/p{i % 500}", "2022-03-03", i % 997))
        db.execute("COMMIT")
        rows += size
    took = time.perf_counter() - start
    db.close()
    return rows / took


print("设置 每个事务 最慢 中位 最快")
for name, (journal, sync) in SETTINGS.items():
    for size in (1, 3, 10, 30, 100, 300, 1000, 3000, 10000, 100000):
        got = sorted(rate(journal, sync, size) for _ in range(5))
        print(name, size, *(f"{x:.0f}" for x in (got[0], statistics.median(got), got[-1])), flush=True)
