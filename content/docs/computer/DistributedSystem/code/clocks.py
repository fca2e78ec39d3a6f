"""六个进程随机做事、随机发消息。拿四种时间戳排序，与真正的先后（消息与本地次序的传递闭包）逐对比较。"""
import heapq
import random

N = 6


def events(seed, skew, total=900):
    """按真实时间发生的事件：(进程, 墙钟微秒, 收到的那条消息的发送事件或None)。"""
    rng = random.Random(seed)
    ahead = [skew * (2 * rng.random() - 1) for _ in range(N)]
    queue, done, count = [(rng.expovariate(1), i, i, None) for i in range(N)], [], N
    heapq.heapify(queue)
    while len(done) < total:
        now, _, i, sent = heapq.heappop(queue)
        me = len(done)
        done.append((i, int((1000 + now + ahead[i]) * 1000), sent))
        count += 2
        if sent is None:
            if rng.random() < 0.5:                      # 一半的事件是发消息，路上0.2～1.2 ms
                to = (i + 1 + int((N - 1) * rng.random())) % N
                heapq.heappush(queue, (now + 0.2 + rng.random(), count, to, me))
            heapq.heappush(queue, (now + rng.expovariate(0.5), count + 1, i, None))
    return done


def stamp(done):
    past, lamport, vector, hlc = [], [], [], []
    last = [None] * N
    for e, (i, wall, sent) in enumerate(done):
        before = [p for p in (last[i], sent) if p is not None]
        bits, v = 1 << e, [0] * N
        for p in before:
            bits |= past[p]
            v = [max(a, b) for a, b in zip(v, vector[p])]
        v[i] += 1
        l = max([wall] + [hlc[p][0] for p in before])   # 物理部分取最大
        c = max([hlc[p][1] + 1 for p in before if hlc[p][0] == l], default=0)
        past.append(bits)
        lamport.append(1 + max([lamport[p] for p in before], default=0))
        vector.append(v)
        hlc.append((l, c))
        last[i] = e
    return past, lamport, vector, hlc


def less(v, w):
    return v != w and all(a <= b for a, b in zip(v, w))


done = events(1, 5)
past, lamport, vector, hlc = stamp(done)
pairs = [(a, b) for b in range(len(done)) for a in range(b)]
causal = [(a, b) for a, b in pairs if past[b] >> a & 1]
apart = [(a, b) for a, b in pairs if not past[b] >> a & 1]
print(f"{len(done)}个事件，{len(pairs)}对：有因果{len(causal)}，并发{len(apart)}，墙钟误差±5 ms")
print("有因果却排反或并列：墙钟", sum(done[a][1] >= done[b][1] for a, b in causal),
      "Lamport", sum(lamport[a] >= lamport[b] for a, b in causal),
      "向量", sum(not less(vector[a], vector[b]) for a, b in causal),
      "HLC", sum(hlc[a] >= hlc[b] for a, b in causal))
print("并发却分了先后：墙钟", sum(done[a][1] != done[b][1] for a, b in apart),
      "Lamport", sum(lamport[a] != lamport[b] for a, b in apart),
      "向量", sum(less(vector[a], vector[b]) or less(vector[b], vector[a]) for a, b in apart),
      "HLC", sum(hlc[a] != hlc[b] for a, b in apart))
print("误差,收早于发,HLC最多超前,计数器最大")
for skew in (0, 0.1, 0.2, 0.5, 1, 2, 5, 10, 50):
    early = got = lead = most = 0
    for seed in range(20):
        done = events(seed, skew)
        hlc = stamp(done)[3]
        got += sum(s is not None for _, _, s in done)
        early += sum(s is not None and done[s][1] >= w for _, w, s in done)
        lead = max(lead, max(h[0] - d[1] for h, d in zip(hlc, done)))
        most = max(most, max(c for _, c in hlc))
    print(skew, f"{100 * early / got:.1f}%", f"{lead / 1000:.1f}", most, sep=",")
