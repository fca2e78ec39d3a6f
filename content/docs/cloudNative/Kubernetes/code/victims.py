"""同一台16 GiB的机器、同样六个Pod：抢占、驱逐、内核OOM各先动谁。内存按GiB。"""
CAPACITY = 16
#        名字      优先级 request limit 用量
PODS = [("数据库",   1000, 4,  4,  3.9), ("接口",     1000, 2,  6,  3.0), ("缓存",      100, 3,  6,  2.5),
        ("报表",        0, 1,  4,  1.5), ("批处理",      0, 0,  0,  0.8), ("索引",     1000, 0,  0,  2.0)]

def qos(p):                                            # 只看内存；CPU假定写法相同
    return "BestEffort" if not p[2] else "Guaranteed" if p[2] == p[3] else "Burstable"

def adj(p):
    if qos(p) == "Guaranteed": return -997
    return 1000 if not p[2] else min(max(2, 1000 - 1000 * p[2] // CAPACITY), 999)

def oom(p): return max(0, round(1000 * p[4] / CAPACITY) + adj(p))

def evict(p):                                          # 超没超出request、优先级、超出多少
    return not p[4] > p[2], p[1], -(p[4] - p[2])

def preempt(need, priority):
    """先把优先级低的全拿掉，再从高到低一个个放回去，放不回的就是牺牲者。"""
    free, victims = CAPACITY - sum(p[2] for p in PODS if p[1] >= priority), []
    if free < need: return ["腾不出来"]
    for p in sorted((p for p in PODS if p[1] < priority), key=lambda p: -p[1]):
        if free - need >= p[2]: free -= p[2]
        else: victims.append(p[0])
    return victims

print("名字 等级 优先级 request 用量 oom_score_adj 分数")
for p in PODS: print(p[0], qos(p), p[1], p[2], p[4], adj(p), oom(p))
print("kubelet驱逐：", " ".join(p[0] for p in sorted(PODS, key=evict)))
print("内核OOM：", " ".join(p[0] for p in sorted(PODS, key=oom, reverse=True)))
for need, priority in ((6, 500), (8, 500), (13, 500), (13, 2000)):
    print(f"抢占，要{need} GiB、优先级{priority}：", " ".join(preempt(need, priority)) or "不必")

def pick(nodes):
    """几台都能腾出来时选哪台：(违反几个PDB, 牺牲者里最高的优先级, 优先级之和, 个数)，小的胜。"""
    return min(nodes, key=lambda n: (n[1], max(n[2]), sum(n[2]), len(n[2])))[0]

print("\n腾哪一台：", pick([("甲", 1, [0]), ("乙", 0, [100]), ("丙", 0, [10, 10, 10]), ("丁", 0, [10, 10])]))
