"""两万次访问、100个页：八成按Zipf取热页，其余每隔一阵顺着扫一遍。页框从5到100时四种算法各缺页多少次。"""
import random
from bisect import bisect
from collections import OrderedDict, deque
from itertools import accumulate

random.seed(7)
PAGES, COUNT = 100, 20_000
sums = list(accumulate(1 / (i + 1) for i in range(PAGES)))
refs = []
while len(refs) < COUNT:
    refs += [bisect(sums, random.random() * sums[-1]) for _ in range(400)]
    refs += range(PAGES)
refs = refs[:COUNT]
later, last = [0] * COUNT, {}
for i in range(COUNT - 1, -1, -1):  # 每次访问之后，同一页下次在哪里
    later[i], last[refs[i]] = last.get(refs[i], COUNT), i


def opt(n):
    memory, faults = {}, 0
    for i, page in enumerate(refs):
        if page not in memory:
            faults += 1
            if len(memory) == n:
                del memory[max(memory, key=memory.get)]
        memory[page] = later[i]
    return faults


def lru(n):
    memory, faults = OrderedDict(), 0
    for page in refs:
        if page in memory:
            memory.move_to_end(page)
            continue
        faults += 1
        if len(memory) == n:
            memory.popitem(last=False)
        memory[page] = True
    return faults


def clock(n):
    frames, used, hand, faults = [], {}, 0, 0
    for page in refs:
        if page in used:
            used[page] = True
            continue
        faults += 1
        if len(frames) < n:
            frames.append(page)
        else:
            while used[frames[hand]]:
                used[frames[hand]] = False
                hand = (hand + 1) % n
            del used[frames[hand]]
            frames[hand] = page
            hand = (hand + 1) % n
        used[page] = True
    return faults


def fifo(n):
    memory, queue, faults = set(), deque(), 0
    for page in refs:
        if page not in memory:
            faults += 1
            if len(memory) == n:
                memory.remove(queue.popleft())
            memory.add(page)
            queue.append(page)
    return faults


print("页框,OPT,LRU,CLOCK,FIFO")
for n in range(5, 101, 5):
    print(n, *(f"{100 * f(n) / COUNT:.1f}" for f in (opt, lru, clock, fifo)), sep=",")
