"""命中的行占多大比例时，走索引不如扫全表？一百万行，各量七次取中位，单位毫秒。"""
import os
import random
import sqlite3
import statistics
import tempfile
import time

N = 1_000_000
path = os.path.join(tempfile.mkdtemp(dir=os.environ.get("PLACE", "/var/tmp")), "s.db")
db = sqlite3.connect(path)
db.execute("CREATE TABLE visit(id INTEGER PRIMARY KEY, mixed INTEGER, sorted INTEGER, page TEXT, ms INTEGER)")
mixed = list(range(N))
random.Random(3).shuffle(mixed)                  # mixed的次序与写入的次序无关，sorted的与它相同
db.executemany("INSERT INTO visit(mixed, sorted, page, ms) VALUES(?, ?, ?, ?)",
               ((mixed[i], i, f"/p{i * 7919 % 500}", i % 997) for i in range(N)))
db.execute("CREATE INDEX a ON visit(mixed)")
db.execute("CREATE INDEX b ON visit(sorted)")
db.commit()
db.execute("VACUUM")
db.close()
WAYS = {"扫全表": "visit NOT INDEXED WHERE mixed < ?", "索引·打散": "visit INDEXED BY a WHERE mixed < ?",
        "索引·挨着": "visit INDEXED BY b WHERE sorted < ?"}


def took(source, hits, cold):
    db = sqlite3.connect(path)
    query = "SELECT sum(ms) FROM " + source
    db.execute("PRAGMA cache_size = -200000")    # 200 MB，装得下整个文件
    if not cold:
        db.execute(query, (hits,)).fetchone()
    else:
        with open(path, "rb") as f:              # 请内核丢掉这个文件的页缓存
            os.fsync(f.fileno())
            os.posix_fadvise(f.fileno(), 0, 0, os.POSIX_FADV_DONTNEED)
    start = time.perf_counter()
    db.execute(query, (hits,)).fetchone()
    end = time.perf_counter()
    db.close()
    return (end - start) * 1e3


print("缓存 读法 命中 最快 中位 最慢")
for cold in (False, True):
    for name, source in WAYS.items():
        for percent in (0.01, 0.03, 0.1, 0.3, 1, 3, 10, 30, 100):
            got = sorted(took(source, round(N * percent / 100), cold) for _ in range(7))
            print("缓存冷" if cold else "缓存热", name, percent,
                  *(f"{t:.3g}" for t in (got[0], statistics.median(got), got[-1])), flush=True)
os.remove(path)
