from collections import deque

JOBS = {"A": (0, 7), "B": (1, 4), "C": (3, 9), "D": (4, 2), "E": (6, 1)}  # 到达, 服务


def run(pick, quantum=None):
    """逐个时间单位推进；pick(就绪队列, 剩余时间)给出下一个进程。"""
    left = {p: s for p, (_, s) in JOBS.items()}
    ready, now, cur, used = deque(), 0, None, 0
    line, first, done = [], {}, {}
    while left:
        for p, (a, _) in JOBS.items():          # 先接纳新到的
            if a == now:
                ready.append(p)
        if cur and cur not in left:
            cur = None
        if cur and quantum and used == quantum:  # 再把用完时间片的放回队尾
            ready.append(cur)
            cur = None
        nxt = pick(ready, left, cur)
        if nxt != cur:
            if cur:
                ready.append(cur)
            ready.remove(nxt)
            cur, used = nxt, 0
        first.setdefault(cur, now)
        line.append(cur)
        left[cur] -= 1
        used += 1
        now += 1
        if left[cur] == 0:
            del left[cur]
            done[cur] = now
    return line, first, done


def fcfs(ready, left, cur):
    return cur or ready[0]


def sjf(ready, left, cur):
    return cur or min(ready, key=lambda p: (left[p], JOBS[p][0]))


def srtf(ready, left, cur):
    return min(list(ready) + ([cur] if cur else []), key=lambda p: (left[p], p != cur, JOBS[p][0]))


for name, pick, q in [("FCFS", fcfs, None), ("SJF", sjf, None), ("SRTF", srtf, None),
                      ("RR q=2", fcfs, 2), ("RR q=4", fcfs, 4)]:
    line, first, done = run(pick, q)
    t = {p: done[p] - JOBS[p][0] for p in JOBS}
    w = {p: t[p] - JOBS[p][1] for p in JOBS}
    r = {p: first[p] - JOBS[p][0] for p in JOBS}
    n = len(JOBS)
    switches = sum(a != b for a, b in zip(line, line[1:]))
    print(f"{name:7s}{''.join(line)}")
    print("       周转", " ".join(f"{p}={t[p]}" for p in JOBS))
    print(f"       平均周转{sum(t.values())/n:.1f} 平均等待{sum(w.values())/n:.1f} "
          f"平均响应{sum(r.values())/n:.1f} 切换{switches}次")
