"""在30段笔记、34个问题上比较几种词法检索。"""
import math
import os
import re
from collections import Counter

here = os.path.dirname(os.path.abspath(__file__))


def rows(name):
    with open(os.path.join(here, name), encoding="utf-8") as f:
        return [line.rstrip("\n").split("|") for line in f]


PASSAGES, QUESTIONS = rows("passages.txt"), rows("questions.txt")
TITLES = [t for t, _ in PASSAGES]
RUN = re.compile(r"[a-z0-9_]+|[\u4e00-\u9fff]+")


def grams(text, n):
    """英文与数字整词为一项；一串汉字取全部相邻n字。"""
    out = []
    for run in RUN.findall(text.lower()):
        if run[0] < "\u4e00" or len(run) < n:
            out.append(run)
        else:
            out += [run[i:i + n] for i in range(len(run) - n + 1)]
    return out


class BM25:
    def __init__(self, texts, cut, k1=1.2, b=0.75):
        self.cut, self.k1, self.b = cut, k1, b
        self.docs = [Counter(cut(t)) for t in texts]
        self.size = [sum(d.values()) for d in self.docs]
        self.mean = sum(self.size) / len(self.size)
        df = Counter(w for d in self.docs for w in d)
        self.idf = {w: math.log(1 + (len(texts) - n + 0.5) / (n + 0.5)) for w, n in df.items()}

    def scores(self, query):
        words = set(self.cut(query)) & self.idf.keys()
        return [sum(self.idf[w] * d[w] * (self.k1 + 1) / (d[w] + self.k1 * (1 - self.b + self.b * n / self.mean))
                    for w in sorted(words) if w in d) for d, n in zip(self.docs, self.size)]

    def rank(self, query):
        s = self.scores(query)
        return sorted((i for i in range(len(s)) if s[i] > 0), key=lambda i: (-s[i], i))


def fuse(*ranks, k=60):
    """倒数排名融合：各路名次r贡献1/(k+r)。"""
    s = Counter()
    for ranking in ranks:
        for r, i in enumerate(ranking, 1):
            s[i] += 1 / (k + r)
    return sorted(s, key=lambda i: (-s[i], i))


bodies, titled = [b for _, b in PASSAGES], [f"{t}。{b}" for t, b in PASSAGES]
uni, bi, bi_t = BM25(bodies, lambda t: grams(t, 1)), BM25(bodies, lambda t: grams(t, 2)), BM25(titled, lambda t: grams(t, 2))
uni_t = BM25(titled, lambda t: grams(t, 1))
METHODS = {"单字，只有正文": uni.rank, "二字，只有正文": bi.rank, "单字，带标题": uni_t.rank,
           "二字，带标题": bi_t.rank, "带标题的两路融合": lambda q: fuse(uni_t.rank(q), bi_t.rank(q))}

SPLIT = 18                                             # 前18问沿用原文的词，后16问换了说法
print("方法                第1名对   前3名有   MRR    换了说法的16问：前3名有")
for name, rank in METHODS.items():
    places = []
    for q, want in QUESTIONS:
        order = [TITLES[i] for i in rank(q)]
        places.append(order.index(want) + 1 if want in order else 0)
    hit = lambda ps, k: sum(0 < p <= k for p in ps)
    mrr = sum(1 / p for p in places if p) / len(places)
    pad = name + "　" * (9 - len(name))
    print(f"{pad} {hit(places, 1):4d}/{len(places)} {hit(places, 3):6d}/{len(places)}   {mrr:.3f}  {hit(places[SPLIT:], 3):8d}/{len(places) - SPLIT}")

print("\n融合之后仍不在前3名的：")
for q, want in QUESTIONS:
    order = [TITLES[i] for i in METHODS["带标题的两路融合"](q)]
    if want not in order[:3]:
        where = order.index(want) + 1 if want in order else "没有"
        print(f"  {q} → 应为《{want}》，名次：{where}，第1名：《{order[0]}》")

NONE = ["量子计算机用什么材料", "怎样给猫洗澡", "Rust的生命周期怎么标注", "数据库的事务隔离级别有哪些"]
print("\n最高分（二字，带标题）：")
good = sorted(max(bi_t.scores(q)) for q, _ in QUESTIONS)
print(f"  有答案的34问：最低{good[0]:.2f}，中位数{(good[16] + good[17]) / 2:.2f}，最高{good[-1]:.2f}")
for q in NONE:
    s = bi_t.scores(q)
    best = max(range(len(s)), key=lambda i: (s[i], -i))
    print(f"  没有答案：{q} {s[best]:.2f}" + (f"《{TITLES[best]}》" if s[best] else ""))
