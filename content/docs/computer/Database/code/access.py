"""命中的行占多少时，三种走法各访问多少页、用多久，优化器预计多少。连接用PGHOST等环境变量。"""
import json
import statistics

import psycopg2

N = 1_000_000
db = psycopg2.connect("")
db.autocommit = True
run = db.cursor()
run.execute("DROP TABLE IF EXISTS visit")
# mixed的次序与写入的次序无关（按md5排），sorted与它相同
run.execute(f"""CREATE TABLE visit AS SELECT i AS id, mixed::int, i AS sorted, i % 997 AS ms, repeat('x', 60) AS note
    FROM (SELECT i, row_number() OVER (ORDER BY md5(i::text)) - 1 AS mixed FROM generate_series(0, {N - 1}) i) t
    ORDER BY i""")
run.execute("CREATE INDEX visit_mixed ON visit(mixed)")
run.execute("CREATE INDEX visit_sorted ON visit(sorted)")
run.execute("VACUUM ANALYZE visit")
run.execute("SELECT relpages FROM pg_class WHERE relname IN ('visit', 'visit_mixed') ORDER BY relname")
print("表与索引的页数：", *(row[0] for row in run.fetchall()))

WAYS = {"顺序扫描": "seqscan", "索引扫描": "indexscan", "位图扫描": "bitmapscan"}


def explain(query, way=None):
    for name in WAYS.values():
        run.execute(f"SET enable_{name} = {'on' if way in (None, name) else 'off'}")
    run.execute("EXPLAIN (ANALYZE, BUFFERS, TIMING OFF, FORMAT JSON) " + query)
    top = run.fetchone()[0][0]
    return top["Plan"]["Plans"][0], top["Execution Time"]


print("列 走法 命中 页 ms 预计 选中")
for column in ("mixed", "sorted"):
    for percent in (0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3, 10, 30, 100):
        query = f"SELECT sum(ms) FROM visit WHERE {column} < {round(N * percent / 100)}"
        chosen = explain(query)[0]["Node Type"]
        for name, way in WAYS.items():
            took = []
            for _ in range(3):
                plan, ms = explain(query, way)
                took.append(ms)
            pages = plan["Shared Hit Blocks"] + plan["Shared Read Blocks"]
            mine = {"Seq Scan": "顺序扫描", "Index Scan": "索引扫描", "Bitmap Heap Scan": "位图扫描"}[chosen] == name
            print(column, name, percent, pages, f"{statistics.median(took):.3f}",
                  round(plan["Total Cost"]), "是" if mine else "-", flush=True)
