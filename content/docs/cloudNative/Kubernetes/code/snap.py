"""写时复制的快照占多少：一块盘10,000块，每天改写6,000次，每天留一份快照，七天。"""
import random

BLOCKS, WRITES, DAYS = 10_000, 6_000, 7

def days(hot):
    """hot为真时九成的写落在一成的块上。打印每天之后快照合计占的块数。"""
    rng = random.Random(5)
    live = [0] * BLOCKS                          # 每块现在是第几天写的
    snapshots, out = [], []
    for day in range(1, DAYS + 1):
        snapshots.append(list(live))             # 拍：只记下指向哪些块，不拷
        for _ in range(WRITES):
            wide = BLOCKS // 10 if hot and rng.random() < 0.9 else BLOCKS
            live[rng.randrange(wide)] = day
        kept = {(b, v) for s in snapshots for b, v in enumerate(s)} - set(enumerate(live))
        out.append(len(kept))
    shared = sum(v == 0 for v in live)           # 七天里从没改过，七份快照与现在的盘共用
    return out, shared

even, even_shared = days(False)
hot, hot_shared = days(True)
print("天 均匀改写 九成写在一成块上 每天一份全量备份")
for day in range(DAYS): print(day + 1, even[day], hot[day], BLOCKS * (day + 1))
print(f"\n七份快照与现在的盘共用、只存着一份的块：均匀{even_shared}，集中{hot_shared}")
