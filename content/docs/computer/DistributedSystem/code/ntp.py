"""NTP的四个时刻。客户的钟比服务器慢40 ms，往返固定60 ms，去程占的份额不同时，算出的偏差错多少？"""
import random


def offset(t1, t2, t3, t4):
    return ((t2 - t1) + (t3 - t4)) / 2, (t4 - t1) - (t3 - t2)


print("去程,回程,偏差,时延,错")
for there in (30, 20, 10, 45, 60):
    t1 = 1000.0                                  # 客户的钟
    t2 = t1 + 40 + there                         # 服务器的钟
    t3 = t2 + 1
    t4 = t3 + (60 - there) - 40
    theta, delta = offset(t1, t2, t3, t4)
    print(there, 60 - there, f"{theta:.1f}", f"{delta:.1f}", f"{theta - 40:+.1f}", sep=",")

# 固定的单程10 ms加上随机的排队（平均8 ms，指数分布），去程可以排三倍的队
rng = random.Random(7)
print("排队,只问一次的中位,八次里取时延最小的中位,一次的p99,八次的p99")
for name, there, back in (("对称", 8, 8), ("去程三倍", 24, 8), ("去程固定多20 ms", 8, 8)):
    extra = 20 if "固定" in name else 0
    one, best = [], []
    for _ in range(2000):
        tries = []
        for _ in range(8):
            d1, d2 = 10 + extra + rng.expovariate(1 / there), 10 + rng.expovariate(1 / back)
            theta, delta = offset(0, 40 + d1, 41 + d1, 1 + d1 + d2)
            tries.append((delta, abs(theta - 40)))
        one.append(tries[0][1])
        best.append(min(tries)[1])
    one.sort(), best.sort()
    print(name, *(f"{v:.2f}" for v in (one[1000], best[1000], one[1980], best[1980])), sep=",")
