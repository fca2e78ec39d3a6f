"""投机解码真的跑一遍：草稿看前一个字，目标看前两个字，都从笔记里数出来。"""
import random
from collections import Counter, defaultdict

text = open("../../development/code/notes.txt", encoding="utf-8").read()
one, two, three = Counter(text), defaultdict(Counter), defaultdict(Counter)
for a, b, c in zip(text, text[1:], text[2:]):
    two[b][c] += 1
    three[a, b][c] += 1
TOTAL = len(text)


def mix(high, low):
    """见过n次的上文，n/(n+2)归高阶，其余归低阶。"""
    n = sum(high.values())
    out = {c: 2 / (n + 2) * p for c, p in low.items()}
    for c, k in high.items():
        out[c] = out.get(c, 0) + k / (n + 2)
    return out


top = {c: n / TOTAL for c, n in one.items()}
cache = {}


def draft(a, b):
    if b not in cache:
        cache[b] = mix(two[b], top)
    return cache[b]


def target(a, b):
    if (a, b) not in cache:
        cache[a, b] = mix(three[a, b], draft(a, b))
    return cache[a, b]


def draw(rng, p):
    u = rng.random() * sum(p.values())
    for c, w in p.items():
        u -= w
        if u <= 0:
            return c
    return c


def one_round(rng, a, b, k):
    """返回这一轮产出的字和被接受的草稿数。"""
    guess, x, y = [], a, b
    for _ in range(k):
        c = draw(rng, draft(x, y))
        guess.append(c)
        x, y = y, c
    out = []
    for c in guess:
        p, q = target(a, b), draft(a, b)
        if rng.random() >= min(1, p[c] / q[c]):
            rest = {t: w - q[t] for t, w in p.items() if w > q[t]}
            return out + [draw(rng, rest)], len(out)
        out.append(c)
        a, b = b, c
    return out + [draw(rng, target(a, b))], k


print("猜几个  每轮产出  按首字接受率套公式  接受率")
for k in (1, 2, 3, 4, 6, 8):
    rng, a, b = random.Random(11), "缓", "存"
    made = rounds = kept = first = 0
    while rounds < 1500:
        out, ok = one_round(rng, a, b, k)
        made, rounds, kept, first = made + len(out), rounds + 1, kept + ok, first + (ok > 0)
        a, b = (b, *out)[-2:]
    alpha = first / rounds
    print(f"{k}  {made / rounds:.3f}  {(1 - alpha ** (k + 1)) / (1 - alpha):.3f}  {alpha:.3f}")

rng, n = random.Random(12), 20000
p, q = target("缓", "存"), draft("缓", "存")
got = Counter(one_round(rng, "缓", "存", 1)[0][0] for _ in range(n))
plain = Counter(draw(rng, p) for _ in range(n))
far = lambda seen: sum(abs(seen[c] / n - p.get(c, 0)) for c in set(seen) | set(p)) / 2
print(f"“缓存”之后的一个字，与目标分布的距离：投机{far(got):.3f}，直接抽{far(plain):.3f}，草稿{sum(abs(p.get(c, 0) - q.get(c, 0)) for c in p) / 2:.3f}")
