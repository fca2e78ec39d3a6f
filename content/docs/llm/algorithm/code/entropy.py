"""温度与top-p在真实的分布上：前两个字预测下一个字，从笔记里数出来，看还剩几个候选、多大的熵。"""
from collections import Counter, defaultdict
from math import log2

text = open("../../development/code/notes.txt", encoding="utf-8").read()
one, two, three = Counter(text), defaultdict(Counter), defaultdict(Counter)
for a, b, c in zip(text, text[1:], text[2:]):
    two[b][c] += 1
    three[a, b][c] += 1


def next_of(a, b):
    """三元、二元、单字的频率按0.6、0.3、0.1混合。"""
    p = Counter()
    for weight, seen in ((0.6, three[a, b]), (0.3, two[b]), (0.1, one)):
        total = sum(seen.values())
        for c, n in seen.items():
            p[c] += weight * n / total
    return sorted((w for w in p.values() if w > 0), reverse=True)


def change(p, t, limit):
    """先除以温度，再从大到小留到limit为止。"""
    p = [w ** (1 / t) for w in p]
    total, kept, acc = sum(p), [], 0.0
    for w in p:
        kept.append(w)
        acc += w / total
        if acc >= limit:
            break
    total = sum(kept)
    return [w / total for w in kept]


places = [next_of(text[i], text[i + 1]) for i in range(0, len(text) - 2, 200)]
print(f"{len(places)}个位置，平均")
print("温度 top_p 候选 熵")
for t in (0.3, 0.5, 0.7, 1.0, 1.3, 1.6):
    for limit in (1.0, 0.95, 0.9, 0.8):
        ps = [change(p, t, limit) for p in places]
        h = sum(-sum(w * log2(w) for w in p if w) for p in ps) / len(ps)
        print(f"{t} {limit:g} {sum(map(len, ps)) / len(ps):.1f} {h:.2f}")
