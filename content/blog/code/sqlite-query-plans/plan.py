"""同一条查询，加索引前后SQLite打算怎么做、要走多少步虚拟机指令。"""
import sqlite3

db = sqlite3.connect(":memory:")
db.execute("CREATE TABLE visit(id INTEGER PRIMARY KEY, page TEXT, day TEXT, ms INTEGER)")
db.executemany("INSERT INTO visit(page, day, ms) VALUES(?, ?, ?)",
               ((f"/p{i * 7919 % 500}", f"2022-{i % 12 + 1:02d}-{i % 28 + 1:02d}", i % 997)
                for i in range(100_000)))

Q = "SELECT day, ms FROM visit WHERE page = '/p42' AND day >= '2022-06-01' ORDER BY day"


def measure(title):
    plan = [row[3] for row in db.execute("EXPLAIN QUERY PLAN " + Q)]
    steps = 0

    def tick():
        nonlocal steps
        steps += 1
    db.set_progress_handler(tick, 100)       # 每执行100条虚拟机指令回调一次
    rows = len(db.execute(Q).fetchall())
    db.set_progress_handler(None, 0)
    print(f"{title}（{rows}行，约{steps}百条指令）")
    for line in plan:
        print("   ", line)


measure("没有索引")
db.execute("CREATE INDEX v1 ON visit(page)")
measure("索引(page)")
db.execute("CREATE INDEX v2 ON visit(page, day)")
db.execute("DROP INDEX v1")
measure("索引(page, day)")
db.execute("CREATE INDEX v3 ON visit(page, day, ms)")
db.execute("DROP INDEX v2")
measure("索引(page, day, ms)")
Q = Q.replace("page =", "lower(page) =")
measure("对列套了函数")
