"""看PostgreSQL怎样把一行的几个版本都留在页里。事务号减去第一个，连接用PGHOST等环境变量。"""
import psycopg2


def connect():
    return psycopg2.connect("")


admin, writer, reader = connect(), connect(), connect()
admin.autocommit = True
reader.set_session(isolation_level="REPEATABLE READ")


def ask(db, query):
    run = db.cursor()
    run.execute(query)
    return run.fetchall() if run.description else []


ask(admin, "CREATE EXTENSION IF NOT EXISTS pageinspect")
ask(admin, "DROP TABLE IF EXISTS account")
ask(admin, "CREATE TABLE account(id int PRIMARY KEY, money int)")
base = int(ask(admin, "SELECT txid_current()")[0][0])


def page(title):
    print(title)
    for lp, state, xmin, xmax, ctid, data in ask(admin, """SELECT lp, lp_flags, t_xmin::text::bigint,
            t_xmax::text::bigint, t_ctid, t_data FROM heap_page_items(get_raw_page('account', 0))"""):
        if state != 1:                                # 2是改向，0是空位
            print(f"    行指针{lp} {'改向' if state == 2 else '空'}")
            continue
        end = "无" if xmax == 0 else xmax - base
        money = int.from_bytes(bytes(data)[4:8], "little")
        print(f"    行指针{lp} xmin={xmin - base} xmax={end} 下一版{ctid} money={money}")


def step(query, undo=False):
    xid = int(ask(writer, "SELECT txid_current()")[0][0])
    ask(writer, query)
    writer.rollback() if undo else writer.commit()
    print(f"事务{xid - base}{'撤销' if undo else '提交'}：{query}")


def seen(db):
    return ask(db, "SELECT money FROM account WHERE id = 1")[0][0]


step("INSERT INTO account VALUES (1, 100)")
print("读者开始，看到", seen(reader))
step("UPDATE account SET money = 70 WHERE id = 1")
step("UPDATE account SET money = 0 WHERE id = 1", undo=True)
step("UPDATE account SET money = 40 WHERE id = 1")
print("读者仍看到", seen(reader), "新来的看到", seen(admin))
page("页里现在有")
ask(admin, "VACUUM account")
page("读者还在时VACUUM")
print("读者仍看到", seen(reader))
reader.commit()
ask(admin, "VACUUM account")
page("读者走后再VACUUM")
