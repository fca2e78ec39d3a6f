"""甲机提交T1并答复，客户立刻到乙机提交T2。时间戳取本机区间的右端，等多久才答复，T2的时间戳才一定更大？"""
import random

EPS, ROUNDS = 4.0, 10000                         # 误差上限4 ms


def inverted(wait, real):
    """wait是等待占2ε的比例，real是钟真正的误差上限。数T2的时间戳不大于T1的次数。"""
    rng, bad = random.Random(3), 0
    for _ in range(ROUNDS):
        a, b = (real * (2 * rng.random() - 1) for _ in range(2))
        s1 = a + EPS                             # T1在真实时刻0取时间戳
        s2 = wait * 2 * EPS + b + EPS
        bad += s2 <= s1
    return bad


print("等待,误差如约4 ms,误差其实6 ms")
for k in range(0, 11):
    print(f"{k * 0.8:.1f}", inverted(k / 10, EPS), inverted(k / 10, 6.0), sep=",")
