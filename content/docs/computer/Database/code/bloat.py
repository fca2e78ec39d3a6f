"""十万行的表，每一轮把每行都改一次：表与索引长到多大，数一遍要访问多少页。连接用PGHOST等环境变量。"""
import psycopg2


def connect():
    db = psycopg2.connect("")
    db.autocommit = True
    return db


db, old = connect(), connect()
run = db.cursor()


def size():
    run.execute("SELECT pg_table_size('item') / 1048576.0, pg_indexes_size('item') / 1048576.0")
    return run.fetchone()


print("做法 轮 表MiB 索引MiB")
for name in ("从不VACUUM", "每轮VACUUM", "每轮VACUUM·有长事务", "每轮VACUUM·HOT"):
    run.execute("DROP TABLE IF EXISTS item")
    fill = "WITH (fillfactor = 45)" if name.endswith("HOT") else ""
    run.execute(f"CREATE TABLE item(id int PRIMARY KEY, n int, note text) {fill}")
    if not name.endswith("HOT"):
        run.execute("CREATE INDEX item_n ON item(n)")  # 改的列有索引，每一版都要新的索引项
    run.execute("INSERT INTO item SELECT i, i, repeat('x', 60) FROM generate_series(1, 100000) i")
    run.execute("VACUUM ANALYZE item")
    if name.endswith("长事务"):
        old.cursor().execute("BEGIN ISOLATION LEVEL REPEATABLE READ; SELECT count(*) FROM item")
    for turn in range(11):
        if turn:
            run.execute("UPDATE item SET n = n + 1")
            if name != "从不VACUUM":
                run.execute("VACUUM item")
        if name.endswith("长事务") and turn == 8:
            old.cursor().execute("COMMIT")
            run.execute("VACUUM item")
        print(name, turn, *(f"{x:.1f}" for x in size()), flush=True)
