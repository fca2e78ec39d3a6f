"""请求绑定在线程上，与共用一个队列，各要排多久。到达是泊松过程，处理时间是指数分布，平均50 ms。"""
import heapq
import random

THREADS, SERVICE, REQUESTS = 16, 0.050, 200_000


def waits(load, shared, seed):
    rng = random.Random(seed)
    rate = load * THREADS / SERVICE
    free = [0.0] * THREADS                    # 每个线程何时空出来
    now, out = 0.0, []
    for _ in range(REQUESTS):
        now += rng.expovariate(rate)
        work = rng.expovariate(1 / SERVICE)
        if shared:                            # 谁先空谁接
            start = max(now, free[0])
            heapq.heapreplace(free, start + work)
        else:                                 # 连接在哪个线程上，就等哪个线程
            i = rng.randrange(THREADS)
            start = max(now, free[i])
            free[i] = start + work
        out.append((start - now) * 1000)
    out = sorted(out[REQUESTS // 10:])        # 去掉开头还没排起来的一成
    return sum(out) / len(out), out[len(out) * 99 // 100]


def formula(load, shared):
    """M/M/1与M/M/16（Erlang C）的平均等待，毫秒。"""
    if not shared:
        return load / (1 - load) * SERVICE * 1000
    a, block = load * THREADS, 1.0
    for k in range(1, THREADS + 1):
        block = a * block / (k + a * block)   # Erlang B的递推
    return block / (1 - load * (1 - block)) / (THREADS * (1 - load)) * SERVICE * 1000


print("分法 利用率 平均等待 公式 第99百分位（ms）")
for shared in (False, True):
    for percent in (10, 20, 30, 40, 50, 60, 70, 80, 90, 95):
        mean, p99 = waits(percent / 100, shared, percent)
        name = "共用队列" if shared else "绑定线程"
        print(f"{name} {percent}% {mean:.1f} {formula(percent / 100, shared):.1f} {p99:.1f}")
