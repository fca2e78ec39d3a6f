"""在途的请求越多，每秒能读多少次：每次读要1 ms、设备内部64路并行，用事件模拟，不受机器快慢影响。"""
import heapq
import random


def run(depth, lanes=64, n=20000):
    """depth个请求在途，设备同时处理lanes个，服务时间在0.5到1.5 ms之间。返回每秒次数与平均等待。"""
    rng, free, now, waits = random.Random(depth), [0.0] * lanes, 0.0, 0.0
    done = [0.0] * depth                       # 每个在途位置下一次可以发的时刻
    heapq.heapify(done)
    for _ in range(n):
        now = heapq.heappop(done)
        lane = heapq.heappop(free)
        end = max(now, lane) + rng.uniform(0.5, 1.5)
        heapq.heappush(free, end)
        heapq.heappush(done, end)
        waits += end - now
    return n / max(done) * 1000, waits / n


print("在途 每秒次数 平均等待毫秒")
for depth in (1, 2, 4, 8, 16, 32, 64, 128, 256):
    print(depth, *(f"{v:.2f}" if v < 100 else f"{v:.0f}" for v in run(depth)))
