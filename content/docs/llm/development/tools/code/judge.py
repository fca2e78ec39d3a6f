"""读榜与自测时要先知道的几个数：分差等于多少胜率，多少票、多少题才分得开。"""
import math
import random

def win_rate(gap):
    """Elo分差对应的胜率（平局不计）。"""
    return 1 / (1 + 10 ** (-gap / 400))

def votes(gap):
    """两个模型直接对战，要多少票才有八成机会在5%水平上分出胜负。"""
    d = win_rate(gap) - 0.5
    return math.ceil(((1.96 + 0.8416) * 0.5 / d) ** 2)

def sign_p(a, b):
    """符号检验：只看结果不同的题，a题变好、b题变坏，双侧概率。"""
    n, k = a + b, max(a, b)
    return min(1.0, 2 * sum(math.comb(n, i) for i in range(k, n + 1)) / 2 ** n)

print("分差  胜率    要多少票")
for gap in (5, 10, 20, 50, 100):
    print(f"{gap:4}  {win_rate(gap):.1%}  {votes(gap):7}")

print("\n同一个模型的几个版本各收1000票，只报最高的一个，平均虚高多少分")
rng = random.Random(7)
for variants in (1, 3, 10, 27):
    total = 0.0
    for _ in range(2000):
        best = max(rng.getrandbits(1000).bit_count() for _ in range(variants))  # 真实水平都是五五开
        share = best / 1000
        total += 400 * math.log10(share / (1 - share))
    print(f"{variants:3}个版本  {total / 2000:5.1f}")

print("\n新版在两成的题上与旧版结果不同，其中四分之三是变好")
print("题数  看得出来的机会")
for n in (20, 50, 100, 200, 300):
    seen = 0
    for _ in range(4000):
        better = worse = 0
        for _ in range(n):
            u = rng.random()
            better += u < 0.15
            worse += 0.15 <= u < 0.20
        seen += better > worse and sign_p(better, worse) < 0.05
    print(f"{n:4}  {seen / 4000:.0%}")

print("\n全部变好、没有变坏时，几题才算数：",
      next(k for k in range(1, 20) if sign_p(k, 0) < 0.05))
