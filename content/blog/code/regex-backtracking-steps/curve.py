"""n个a去匹配以b结尾的模式，必然失败：连写几个a+、嵌套a+，回溯与状态集合各走多少步。"""
import contextlib
import io

with contextlib.redirect_stdout(io.StringIO()):
    from steps import Backtrack, States, flat, nested

a, b = ("c", "a"), ("c", "b")
two = ("cat", ("plus", a), flat)                      # a+a+b
three = ("cat", ("plus", a), two)                     # a+a+a+b
LIMIT = 1_500_000                                     # 步数再多就不试了


def steps(engine, pattern, n):
    e = engine(pattern)
    assert e.full("a" * n) is False
    return e.steps


columns = [(Backtrack, nested), (Backtrack, three), (Backtrack, two), (Backtrack, flat), (States, nested)]
last = [0] * len(columns)
print("n,(a+)+b,a+a+a+b,a+a+b,a+b,(a+)+b状态集合")
for n in (1, 2, 3, 4, 6, 8, 10, 12, 14, 16, 18, 24, 32, 48, 64, 96, 128, 192):
    for k, (engine, pattern) in enumerate(columns):
        if last[k] is not None:
            last[k] = steps(engine, pattern, n)
    print(n, *("" if x is None else x for x in last), sep=",")
    last = [None if x is None or x * 4 > LIMIT else x for x in last]
