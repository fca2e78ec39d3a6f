"""近似最近邻：倒排分桶（IVF）用少看几桶换速度，看召回掉多少。"""
import random
from math import sqrt

rng = random.Random(3)
DIM, N, BUCKETS, TOP, QUERIES = 16, 4000, 64, 10, 60


def unit(v):
    s = sqrt(sum(x * x for x in v))
    return [x / s for x in v]


def near(center, spread):
    return unit([x + rng.gauss(0, spread) for x in center])


def dot(a, b):
    return sum(x * y for x, y in zip(a, b))


topics = [unit([rng.gauss(0, 1) for _ in range(DIM)]) for _ in range(40)]
docs = [near(rng.choice(topics), 0.25) for _ in range(N)]
queries = [near(rng.choice(topics), 0.3) for _ in range(QUERIES)]

centers = rng.sample(docs, BUCKETS)                  # 球面k均值，迭代5轮
for _ in range(5):
    groups = [[] for _ in centers]
    for i, d in enumerate(docs):
        groups[max(range(BUCKETS), key=lambda b: dot(centers[b], d))].append(i)
    centers = [unit([sum(docs[i][k] for i in g) for k in range(DIM)]) if g else c
               for g, c in zip(groups, centers)]
groups = [[] for _ in centers]
for i, d in enumerate(docs):
    groups[max(range(BUCKETS), key=lambda b: dot(centers[b], d))].append(i)


def top(q, ids):
    return sorted(ids, key=lambda i: -dot(docs[i], q))[:TOP]


exact = [set(top(q, range(N))) for q in queries]
tags = [rng.random() < 0.02 for _ in range(N)]       # 当前用户只看得到2%的段落
print("看几桶  比较次数  召回@10   过滤后平均剩几条（先取10条再过滤）")
for probe in (1, 2, 4, 8, 16, 64):
    hit = cost = left = 0
    for q, want in zip(queries, exact):
        order = sorted(range(BUCKETS), key=lambda b: -dot(centers[b], q))[:probe]
        ids = [i for b in order for i in groups[b]]
        got = top(q, ids)
        hit += len(want & set(got))
        cost += BUCKETS + len(ids)
        left += sum(tags[i] for i in got)
    print(f"{probe:>4} {cost / QUERIES:>10.0f} {hit / TOP / QUERIES:>9.1%} {left / QUERIES:>12.2f}")
mean = sum(len(top(q, [i for i in range(N) if tags[i]])) for q in queries) / QUERIES
print(f"先过滤再精确比较：每次比较 {sum(tags)} 次，平均得到 {mean:.2f} 条")
