"""SQLite的两种表：行放在行号的树里，或直接放在主键的树里。数页数，再数插入一千行弄脏几页。"""
import hashlib
import os
import sqlite3
import tempfile

N, MORE = 100_000, 1000
FORMS = {"行号表": "", "主键聚簇": "WITHOUT ROWID"}
ORDERS = {"递增": lambda i: i.to_bytes(16, "big"),
          "打散": lambda i: hashlib.md5(str(i).encode()).digest()}     # 与随机的UUID一样散


def row(order, i):
    return ORDERS[order](i), f"c{i * 7919 % 500}", "x" * 60


with tempfile.TemporaryDirectory() as d:
    print("表 主键 表页 主键索引页 二级索引页 每千行弄脏")
    for form, tail in FORMS.items():
        for order in ORDERS:
            path = os.path.join(d, form + order)
            db = sqlite3.connect(path)
            db.execute("PRAGMA journal_mode = WAL")
            db.execute("PRAGMA wal_autocheckpoint = 0")
            db.execute("PRAGMA cache_size = -200000")
            db.execute(f"CREATE TABLE person(id BLOB PRIMARY KEY, city TEXT, note TEXT) {tail}")
            insert = "INSERT INTO person VALUES(?, ?, ?)"
            db.executemany(insert, (row(order, i) for i in range(N)))
            db.commit()
            db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            db.executemany(insert, (row(order, i) for i in range(N, N + MORE)))
            db.commit()
            frames = (os.path.getsize(path + "-wal") - 32) // (4096 + 24)   # 日志里每页一帧
            db.execute("CREATE INDEX person_city ON person(city)")
            pages = dict(db.execute("SELECT name, count(*) FROM dbstat GROUP BY name"))
            db.close()
            print(form, order, pages["person"], pages.get("sqlite_autoindex_person_1", 0), pages["person_city"], frames)
