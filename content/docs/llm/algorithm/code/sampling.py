"""同一组 logits 在不同温度、top-k、top-p、min-p 下剩下谁、各占多少。"""
from math import exp, log

words = ["缓存", "内存", "磁盘", "寄存器", "网络", "香蕉"]
logits = [3.2, 2.9, 1.8, 1.5, 0.2, -2.0]


def softmax(xs, t=1.0):
    es = [exp((x - max(xs)) / t) for x in xs]
    return [e / sum(es) for e in es]


def keep(p, idx):
    s = sum(p[i] for i in idx)
    return [p[i] / s if i in idx else 0.0 for i in range(len(p))]


def top_k(p, k):
    return keep(p, sorted(range(len(p)), key=lambda i: -p[i])[:k])


def top_p(p, limit):
    idx, acc = [], 0.0
    for i in sorted(range(len(p)), key=lambda i: -p[i]):
        idx.append(i)
        acc += p[i]
        if acc >= limit:
            break
    return keep(p, idx)


def min_p(p, r):
    return keep(p, [i for i in range(len(p)) if p[i] >= r * max(p)])


base = softmax(logits)
rows = [("T=1", base), ("T=0.5", softmax(logits, 0.5)), ("T=1.5", softmax(logits, 1.5)),
        ("top-k=3", top_k(base, 3)), ("top-p=0.9", top_p(base, 0.9)),
        ("min-p=0.2", min_p(base, 0.2)), ("T=1.5,top-p=0.9", top_p(softmax(logits, 1.5), 0.9))]
print(f"{'':<18}" + "".join(f"{w:>5}" for w in words) + "   熵(比特)")
for name, p in rows:
    h = -sum(x * log(x, 2) for x in p if x > 0)
    print(f"{name:<18}" + "".join(f"{x:7.3f}" for x in p) + f"   {h:.3f}")
