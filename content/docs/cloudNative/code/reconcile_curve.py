"""reconcile.py的断电场面，逐秒看有多少请求没有着落：六个实例与八个实例，默认等待与缩短的等待。"""
RATE, PER, START, NODES = 540, 120, 20, 3


def unserved(want, detect, evict, t):
    dead = -(-want // NODES)                       # 最挤的那台上有几个
    alive = want if t >= detect + evict + START else want - dead
    listed = alive + (dead if t < detect else 0)
    sent = RATE / listed
    return sent * (listed - alive) + max(0, sent - PER) * alive


CASES = (("六个实例，等300秒", 6, 300), ("六个实例，等30秒", 6, 30), ("八个实例，等300秒", 8, 300))
print("秒," + ",".join(name for name, _, _ in CASES))
total = [0] * len(CASES)
for t in range(420):
    now = [unserved(want, 50, evict, t) for _, want, evict in CASES]
    total = [a + b for a, b in zip(total, now)]
    if t % 10 == 0:
        print(t, *(round(n) for n in total), sep=",")
