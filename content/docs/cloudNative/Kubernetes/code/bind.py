"""PV与PVC怎样配对，以及立即绑定与等到调度时再绑定，在分区的集群里各有几个Pod起不来。"""
import random

def bind(volumes, claims):
    """静态绑定：类名相同、访问方式够、容量够的里面，取最小的。一对一，多出来的容量也归它。"""
    left = dict(volumes)
    for name, size, modes in claims:
        fit = [v for v, (have, offers) in left.items() if have >= size and modes <= offers]
        best = min(fit, key=lambda v: left[v][0], default=None)
        have = left.pop(best)[0] if best else 0
        print(f"{name} 要{size} GiB {'/'.join(sorted(modes))} → " +
              (f"{best}，{have} GiB，多占{have - size}" if best else "Pending"))
    print("剩下：", " ".join(f"{v}({size})" for v, (size, _) in left.items()) or "无")

RWO, RWX = {"RWO"}, {"RWO", "RWX"}
VOLUMES = [("pv-a", (10, RWO)), ("pv-b", (20, RWX)), ("pv-c", (50, RWO)), ("pv-d", (100, RWO))]
bind(VOLUMES, [("日志", 8, RWO), ("库", 15, RWO), ("共享", 15, {"RWX"}), ("归档", 120, RWO)])
print()
bind(VOLUMES, [("共享", 15, {"RWX"}), ("库", 15, RWO), ("日志", 8, RWO), ("归档", 120, RWO)])

def trial(wait, rng, pods=30):
    """三个区各有若干空位，每个Pod要一个位子与同一区的一块云盘。返回起不来的个数。"""
    room = [16, 12, 6]
    stuck = 0
    for _ in range(pods):
        zones = [z for z in range(3) if room[z]]
        zone = max(zones, key=lambda z: room[z]) if wait else rng.randrange(3)    # 立即绑定时不知道哪里有位子
        if zone in zones: room[zone] -= 1
        else: stuck += 1
    return stuck

rng = random.Random(3)
counts = [trial(False, rng) for _ in range(1000)]
print("\n三个区空位16、12、6，来30个带盘的Pod，做1,000遍：")
print(f"Immediate：平均{sum(counts) / 1000:.2f}个起不来，最多{max(counts)}个，全起来的{counts.count(0)}遍")
print(f"WaitForFirstConsumer：{trial(True, rng)}个起不来")
