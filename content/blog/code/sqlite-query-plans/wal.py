"""WAL模式下读写并存；两个写者相遇时，一个得到SQLITE_BUSY。"""
import os
import sqlite3
import tempfile

with tempfile.TemporaryDirectory() as d:
    path = os.path.join(d, "t.db")

    def connect():
        return sqlite3.connect(path, isolation_level=None, timeout=0)

    a, b = connect(), connect()
    print("journal_mode =", a.execute("PRAGMA journal_mode = WAL").fetchone()[0])
    a.execute("CREATE TABLE t(x)")
    a.execute("INSERT INTO t VALUES (1)")

    b.execute("BEGIN")
    print("读者先看到", b.execute("SELECT count(*) FROM t").fetchone()[0], "行")
    a.execute("INSERT INTO t VALUES (2)")
    print("写者已提交，读者在同一事务里看到", b.execute("SELECT count(*) FROM t").fetchone()[0], "行")
    try:
        b.execute("INSERT INTO t VALUES (3)")
    except sqlite3.OperationalError as e:
        print("读者想在旧快照上改写：", e)
    b.execute("ROLLBACK")
    print("重新开始事务后看到", b.execute("SELECT count(*) FROM t").fetchone()[0], "行")

    a.execute("BEGIN IMMEDIATE")
    try:
        b.execute("BEGIN IMMEDIATE")
    except sqlite3.OperationalError as e:
        print("第二个写者：", e)
    a.execute("COMMIT")
    a.close(), b.close()
