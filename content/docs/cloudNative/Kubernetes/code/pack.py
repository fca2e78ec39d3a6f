"""调度只看request：三台4核16 GiB的机器，看碎片、实际用量与内存不足时谁先被杀。"""

CPU, MEM = 3.8, 14.5               # 一台机器扣掉系统预留之后可分配的核与GiB
CAPACITY = 16                      # 机器的内存总量，oom_score_adj按它算

def place(pods, nodes=3):
    """依次放到剩余最多的机器上；放不下的记为Pending。"""
    free = [[CPU, MEM] for _ in range(nodes)]
    pending = 0
    for cpu, mem in pods:
        fit = [f for f in free if f[0] >= cpu and f[1] >= mem]
        if not fit:
            pending += 1
            continue
        best = max(fit, key=lambda f: f[0] / CPU + f[1] / MEM)
        best[0] -= cpu
        best[1] -= mem
    return free, pending

def show(name, pods):
    free, pending = place(pods)
    left = "  ".join(f"{c:.1f}核 {m:4.1f} GiB" for c, m in free)
    print(f"{name}：放不下{pending}个，各剩 {left}")

print("调度")
show("9个1核2 GiB", [(1, 2)] * 9)
show("再来3个1核2 GiB", [(1, 2)] * 12)
show("9个1核2 GiB，再来1个2核", [(1, 2)] * 9 + [(2, 2)])
show("先放那个2核的", [(2, 2)] + [(1, 2)] * 9)
show("request按实际用量写成0.3核", [(0.3, 2)] * 18)

def adj(request, limit):
    """kubelet给容器设的oom_score_adj（GiB）；这里设CPU的两个数也相等。"""
    if request is None:
        return 1000
    if request == limit:
        return -997
    return int(min(max(2, 1000 - 1000 * request / CAPACITY), 999))

print("\n一台机器内存耗尽：用量、request、limit（GiB），内核的分数")
for name, used, request, limit in (
    ("数据库，request等于limit", 8, 8, 8), ("服务，用量在request之内", 3.5, 4, 6),
    ("服务，超出request", 3.5, 1, 6), ("批处理，什么也没写", 0.8, None, None)):
    score = round(1000 * used / CAPACITY) + adj(request, limit)
    print(f"{used:4}  {str(request):>4}  {str(limit):>4}  {max(score, 0):5}  {name}")
