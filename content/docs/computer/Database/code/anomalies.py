"""把并发的各种异常在PostgreSQL的四个隔离级别上真的做一遍。连接用PGHOST等环境变量。"""
import psycopg2

LEVELS = ["READ UNCOMMITTED", "READ COMMITTED", "REPEATABLE READ", "SERIALIZABLE"]
setup = psycopg2.connect("")
setup.autocommit = True


def reset():
    run = setup.cursor()
    run.execute("""DROP TABLE IF EXISTS account, duty, booking;
        CREATE TABLE account(name text PRIMARY KEY, money int); INSERT INTO account VALUES ('甲', 100), ('乙', 100);
        CREATE TABLE duty(doctor text PRIMARY KEY, oncall bool); INSERT INTO duty VALUES ('甲', true), ('乙', true);
        CREATE TABLE booking(room int, hour int)""")


def ask(db, query):
    run = db.cursor()
    run.execute(query)
    return run.fetchall() if run.description else None


def dirty_read(a, b):
    ask(a, "UPDATE account SET money = 0 WHERE name = '甲'")
    seen = ask(b, "SELECT money FROM account WHERE name = '甲'")[0][0]
    a.rollback(), b.commit()
    return seen == 0                                  # 读到了后来撤销的值


def unrepeatable_read(a, b):
    first = ask(a, "SELECT money FROM account WHERE name = '甲'")
    ask(b, "UPDATE account SET money = 50 WHERE name = '甲'"), b.commit()
    second = ask(a, "SELECT money FROM account WHERE name = '甲'")
    a.commit()
    return first != second


def phantom(a, b):
    first = ask(a, "SELECT count(*) FROM booking WHERE room = 1")
    ask(b, "INSERT INTO booking VALUES (1, 9)"), b.commit()
    second = ask(a, "SELECT count(*) FROM booking WHERE room = 1")
    a.commit()
    return first != second                            # 同一个条件，多出来一行


def lost_update(a, b):
    for db in (a, b):                                 # 两边都读到100
        ask(db, "SELECT money FROM account WHERE name = '甲'")
    ask(a, "UPDATE account SET money = 100 + 10 WHERE name = '甲'"), a.commit()
    ask(b, "UPDATE account SET money = 100 + 20 WHERE name = '甲'"), b.commit()
    return ask(setup, "SELECT money FROM account WHERE name = '甲'")[0][0] != 130


def write_skew(a, b):
    for db in (a, b):                                 # 规则：至少一人值班，两边都看到两人
        ask(db, "SELECT count(*) FROM duty WHERE oncall")
    ask(a, "UPDATE duty SET oncall = false WHERE doctor = '甲'")
    ask(b, "UPDATE duty SET oncall = false WHERE doctor = '乙'")
    a.commit(), b.commit()
    return ask(setup, "SELECT count(*) FROM duty WHERE oncall")[0][0] == 0


def double_booking(a, b):
    for db in (a, b):                                 # 规则：一间房一个钟点只订一次，两边都看到没有
        ask(db, "SELECT count(*) FROM booking WHERE room = 1 AND hour = 9")
    for db in (a, b):
        ask(db, "INSERT INTO booking VALUES (1, 9)")
    a.commit(), b.commit()
    return ask(setup, "SELECT count(*) FROM booking")[0][0] == 2


CASES = {"脏读": dirty_read, "不可重复读": unrepeatable_read, "幻读": phantom, "丢失更新": lost_update,
         "写偏斜": write_skew, "重复预订": double_booking}
errors = []
print("异常", *(level.replace(" ", "_") for level in LEVELS))
for name, case in CASES.items():
    row = []
    for level in LEVELS:
        reset()
        sessions = [psycopg2.connect("") for _ in range(2)]
        for db in sessions:
            db.set_session(isolation_level=level)
        try:
            row.append("发生" if case(*sessions) else "没有")
        except psycopg2.errors.SerializationFailure as e:
            row.append("报错")
            errors.append(f"{name} {level} {e.pgcode} {str(e).splitlines()[0]}")
        for db in sessions:
            db.close()
    print(name, *row)
print(*errors, sep="\n")
