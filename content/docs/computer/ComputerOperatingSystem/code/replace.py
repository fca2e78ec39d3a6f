def opt(refs, n):
    mem, faults = [], 0
    for i, p in enumerate(refs):
        if p in mem:
            continue
        faults += 1
        if len(mem) == n:
            rest = refs[i + 1:]
            mem.remove(max(mem, key=lambda q: rest.index(q) if q in rest else 10**9))
        mem.append(p)
    return faults


def fifo(refs, n):
    mem, faults = [], 0
    for p in refs:
        if p not in mem:
            faults += 1
            if len(mem) == n:
                mem.pop(0)
            mem.append(p)
    return faults


def lru(refs, n):
    mem, faults = [], 0                 # 队首最久未用
    for p in refs:
        if p in mem:
            mem.remove(p)
        else:
            faults += 1
            if len(mem) == n:
                mem.pop(0)
        mem.append(p)
    return faults


def clock(refs, n):
    page, used, hand, faults = [None] * n, [0] * n, 0, 0
    for p in refs:
        if p in page:
            used[page.index(p)] = 1
            continue
        faults += 1
        while used[hand]:
            used[hand] = 0
            hand = (hand + 1) % n
        page[hand], used[hand] = p, 1
        hand = (hand + 1) % n
    return faults


def table(title, refs):
    print(title, " ".join(map(str, refs)))
    print("      " + "".join(f"{n:4d}框" for n in (3, 4, 5)))
    for name, f in (("OPT", opt), ("LRU", lru), ("CLOCK", clock), ("FIFO", fifo)):
        print(f"{name:6s}" + "".join(f"{f(refs, n):5d} " for n in (3, 4, 5)))


table("例一", [2, 5, 1, 2, 4, 2, 3, 5, 2, 1, 4, 2])
table("Belady", [1, 2, 3, 4, 1, 2, 5, 1, 2, 3, 4, 5])
table("循环", [1, 2, 3, 4, 5] * 4)
