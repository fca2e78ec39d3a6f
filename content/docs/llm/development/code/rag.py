"""混合检索：BM25 与双字向量两路召回，用倒数排名融合，再算召回率与 MRR。"""
from collections import Counter
from math import log, sqrt

DOCS = {
    "d1": "退款在提交后三个工作日内原路返回，信用卡可能再晚两天。",
    "d2": "已经拆封的软件不予退款，质量问题除外。",
    "d3": "会员到期前七天会发送续费提醒，可以在设置里关闭自动续费。",
    "d4": "错误码 E1042 表示支付渠道超时，订单状态会在十分钟内同步。",
    "d5": "发票在订单完成后申请，电子发票一小时内发到邮箱。",
    "d6": "取消订单后，优惠券退回账户，有效期不变。",
}


def grams(text):
    """中文取相邻双字，连续的字母数字算一个词。"""
    out, word, prev = [], "", ""
    for ch in text + " ":
        if ch.isascii() and ch.isalnum():
            word += ch.lower()
            prev = ""
            continue
        if word:
            out.append(word)
            word = ""
        if "\u4e00" <= ch <= "\u9fff":
            if prev:
                out.append(prev + ch)
            prev = ch
        else:
            prev = ""
    return out


TF = {k: Counter(grams(v)) for k, v in DOCS.items()}
DF = Counter(t for c in TF.values() for t in c)
LEN = {k: sum(c.values()) for k, c in TF.items()}
AVG = sum(LEN.values()) / len(LEN)
N = len(DOCS)


def bm25(query, k1=1.2, b=0.75):
    score = Counter()
    for t in set(grams(query)):
        if t not in DF:
            continue
        idf = log(1 + (N - DF[t] + 0.5) / (DF[t] + 0.5))
        for d, tf in TF.items():
            if tf[t]:
                score[d] += idf * tf[t] * (k1 + 1) / (tf[t] + k1 * (1 - b + b * LEN[d] / AVG))
    return [d for d, _ in sorted(score.items(), key=lambda x: (-x[1], x[0]))]


def chars(text):
    """假装的嵌入：单字的词袋。真实系统里换成嵌入模型。"""
    return Counter(c for c in text if "\u4e00" <= c <= "\u9fff")


def dense(query):
    q = chars(query)

    def cos(d):
        dot = sum(n * d[c] for c, n in q.items())
        return dot / (sqrt(sum(n * n for n in q.values())) * sqrt(sum(n * n for n in d.values())))
    ranked = sorted(((cos(chars(v)), k) for k, v in DOCS.items()), key=lambda x: (-x[0], x[1]))
    return [k for s, k in ranked if s > 0]


def rrf(*lists, k=60):
    score = Counter()
    for ranking in lists:
        for rank, d in enumerate(ranking, 1):
            score[d] += 1 / (k + rank)
    return [d for d, _ in sorted(score.items(), key=lambda x: (-x[1], x[0]))]


TESTS = [("退款多久到账", "d1"), ("E1042 是什么", "d4"), ("怎样不再自动扣费", "d3"),
         ("开发票", "d5"), ("软件拆开了还能退吗", "d2"), ("券会还给我吗", "d6")]
METHODS = {"BM25": bm25, "向量": dense, "融合": lambda q: rrf(bm25(q), dense(q))}
for q, want in TESTS:
    print(f"{q}（应为{want}）: " + "  ".join(f"{n} {' '.join(f(q)[:3]) or '无'}" for n, f in METHODS.items()))
for n, f in METHODS.items():
    ranks = [f(q).index(w) + 1 if w in f(q) else 0 for q, w in TESTS]
    print(f"{n}: 召回@1 {sum(r == 1 for r in ranks)}/6  召回@3 {sum(0 < r <= 3 for r in ranks)}/6"
          f"  MRR {sum(1 / r for r in ranks if r) / 6:.3f}")
