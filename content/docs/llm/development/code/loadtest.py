"""预填当成一个先来先服务的窗口：利用率、长度分布与压测方式各怎样影响首词元延迟。"""
import random

RATE = 4000                                   # 每秒能预填的词元数


def percentile(xs, p):
    return sorted(xs)[int(len(xs) * p)]


def open_loop(arrive, work, stall=None):
    """按时间表到达；stall=(开始, 秒数)期间整机停顿。返回每个请求等到首词元的秒数。"""
    free, out = 0.0, []
    for t, w in zip(arrive, work):
        start = max(t, free)
        if stall and stall[0] <= start < sum(stall):
            start = sum(stall)
        free = start + w
        out.append(free - t)
    return out


def poisson(rng, rate, n):
    t, ts = 0.0, []
    for _ in range(n):
        t += rng.expovariate(rate)
        ts.append(t)
    return ts


N = 200_000
SHAPES = {"全是1000词元": [(1.0, 1000)], "九成500、一成5500": [(0.9, 500), (0.1, 5500)]}
print("利用率    长度分布              平均    中位    99分位（秒）")
for name, mix in SHAPES.items():
    mean = sum(p * n for p, n in mix) / RATE
    square = sum(p * (n / RATE) ** 2 for p, n in mix)
    for u in (0.5, 0.7, 0.8, 0.9):
        rng = random.Random(1)
        lam = u / mean
        work = [n / RATE for n in rng.choices([n for _, n in mix], [p for p, _ in mix], k=N)]
        d = open_loop(poisson(rng, lam, N), work)
        theory = lam * square / 2 / (1 - u) + mean          # 波拉切克-辛钦公式
        assert abs(sum(d) / N - theory) / theory < 0.05
        print(f"{u:.0%}     {name:<14} {sum(d) / N:6.2f}  {percentile(d, .5):6.2f}  {percentile(d, .99):6.2f}")

STALL, SPAN = (100.0, 10.0), 300.0            # 300秒里停顿10秒
rng = random.Random(2)
ts = [t for t in poisson(rng, 2.0, 1000) if t < SPAN]
o = open_loop(ts, [0.25] * len(ts), STALL)
c, t = [], 0.0
while t < SPAN:                               # 一个客户端，收到回答后隔0.25秒再发
    d = open_loop([t], [0.25], STALL)[0]
    c.append(d)
    t += d + 0.25
for name, d in (("按时发出", o), ("等答再发", c)):
    slow = sum(x > 1 for x in d)
    print(f"{name}: 请求{len(d)}个，超过1秒的{slow}个（{slow / len(d):.1%}），99分位 {percentile(d, .99):.2f} 秒")
