"""几列互相决定时，优化器估的行数差多少倍，连接的做法因此怎样变。连接用PGHOST等环境变量。"""
import json
import os
import statistics
import subprocess

import psycopg2

HERE = os.path.dirname(os.path.abspath(__file__))


def connect():
    db = psycopg2.connect("")
    db.autocommit = True
    return db.cursor()


run = connect()
run.execute("DROP TABLE IF EXISTS shop, sale")
# 十万家店，十个省，每省两座城；区号与车牌字头由城市决定。每家店十笔销售，散在表里
run.execute("""CREATE TABLE shop AS SELECT i AS id, i % 20 / 2 AS province, i % 20 AS city, i % 20 AS code, i % 20 AS plate
    FROM generate_series(0, 99999) i""")
run.execute("""CREATE TABLE sale AS SELECT i AS id, i % 100000 AS shop, i % 997 AS price, repeat('x', 60) AS note
    FROM generate_series(0, 999999) i""")
run.execute("CREATE INDEX sale_shop ON sale(shop)")
run.execute("VACUUM ANALYZE shop, sale")
CONDITIONS = ["province = 7", "city = 14", "code = 14", "plate = 14"]


def explain(query):
    run.execute("EXPLAIN (ANALYZE, BUFFERS, TIMING OFF, FORMAT JSON) " + query)
    top = run.fetchone()[0][0]
    return top["Plan"], top["Execution Time"]


def measure(name):
    global run
    for k in range(1, 5):
        plan, _ = explain("SELECT * FROM shop WHERE " + " AND ".join(CONDITIONS[:k]))
        print(f"{name} {k}个条件 估计{plan['Plan Rows']} 实际{plan['Actual Rows']}")
    query = "SELECT sum(price) FROM shop JOIN sale ON sale.shop = shop.id WHERE " + " AND ".join(CONDITIONS)
    hot = [explain(query)[1] for _ in range(5)]
    plan, _ = explain(query)
    join = plan["Plans"][0]
    print(f"{name} 连接 {join['Node Type']} 估计{join['Plan Rows']} 实际{join['Actual Rows']}",
          f"访问{plan['Shared Hit Blocks'] + plan['Shared Read Blocks']}页")
    cold = []
    for _ in range(5):                               # 重启并丢掉页缓存，每次都从盘上读
        run.connection.close()
        subprocess.run(["bash", HERE + "/cluster.sh", "cold"], check=True)
        run = connect()
        cold.append(explain(query)[1])
    for title, took in (("都在内存里", hot), ("从盘上读", cold)):
        print(f"{name} {title} {min(took):.0f} {statistics.median(took):.0f} {max(took):.0f} ms")


measure("各列分开")
run.execute("CREATE STATISTICS shop_place (dependencies) ON province, city, code, plate FROM shop")
run.execute("ANALYZE shop")
measure("多列统计")
