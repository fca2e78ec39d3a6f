"""n个空格加一个x，去行尾空白的三种写法各用多少时间。各量多次取中位，单位毫秒；列出五分位看散布。"""
import re
import statistics
import time

slow, guarded = re.compile(r"\s+$"), re.compile(r"(?<!\s)\s+$")
ways = {"\\s+$": slow.search, "加环视": guarded.search, "rstrip": str.rstrip}


def took(f, text):
    start = time.perf_counter()
    loops = 0
    while loops == 0 or time.perf_counter() - start < 0.005:   # 太快的多做几遍，量出的才可信
        f(text)
        loops += 1
    return (time.perf_counter() - start) / loops * 1e3


print("写法 n 最小 中位 最大")
for name, f in ways.items():
    for n in (156, 312, 625, 1250, 2500, 5000, 10000, 20000):
        text = " " * n + "x"
        times = sorted(took(f, text) for _ in range(15 if n <= 10000 else 7))
        print(name, n, *(f"{t:.5f}" for t in (times[0], statistics.median(times), times[-1])))
