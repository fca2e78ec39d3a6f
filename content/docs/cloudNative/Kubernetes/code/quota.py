"""cpu.max的周期与尾部延迟。按内核文档的周期100 ms计算：一个请求由4个线程各算10 ms，随机到来，平均用0.4核。"""
import random

PERIOD, THREADS, WORK, RATE, SECONDS = 100, 4, 40, 10, 600     # ms、线程、线程·ms、每秒请求

def arrivals():
    rng, t, times = random.Random(7), 0.0, []
    while (t := t + rng.expovariate(RATE / 1000)) < SECONDS * 1000: times.append(int(t))
    return times

def run(cores):
    """一毫秒一步。返回排序后的延迟与被停过的周期数。"""
    quota, left, queue, todo, took, throttled = int(cores * PERIOD), 0, [], arrivals()[::-1], [], 0
    for ms in range(SECONDS * 1000 + 5000):
        if ms % PERIOD == 0: left, hit = quota, False
        while todo and todo[-1] == ms: queue.append([todo.pop(), WORK])
        if queue and not left and not hit: hit, throttled = True, throttled + 1
        slots = THREADS
        while queue and slots and left:                          # 先来的先用
            use = min(slots, left, queue[0][1])
            queue[0][1] -= use
            slots, left = slots - use, left - use
            if queue[0][1] == 0: took.append(ms + 1 - queue.pop(0)[0])
    return sorted(took), throttled

print("limit（核） 中位 九成 九成九 最慢 停过的周期")
for cores in (0.5, 0.6, 0.8, 1, 1.5, 2, 3, 4):
    took, throttled = run(cores)
    at = [took[int(len(took) * q)] for q in (0.5, 0.9, 0.99)]
    print(f"{cores:g}", *at, took[-1], f"{100 * throttled / (SECONDS * 1000 / PERIOD):.1f}%")
