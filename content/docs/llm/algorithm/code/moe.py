"""Top-2 路由：8 个词元、4 个专家。算门控权重、各专家负载与均衡损失。"""
from math import exp

logits = [
    [2.0, 1.0, 0.1, -1.0],
    [1.5, 0.2, 1.4, -0.5],
    [2.2, 0.3, 0.0, 0.1],
    [0.1, 1.9, 1.7, 0.0],
    [1.8, 1.1, -0.2, 0.3],
    [2.5, 0.0, 0.4, 0.2],
    [0.9, 1.3, 0.2, 1.0],
    [1.7, 0.5, 1.2, -0.8],
]
E, K, T = 4, 2, len(logits)


def softmax(xs):
    es = [exp(x - max(xs)) for x in xs]
    return [e / sum(es) for e in es]


load, mean_p = [0] * E, [0.0] * E
for t, row in enumerate(logits):
    top = sorted(range(E), key=lambda e: -row[e])[:K]
    gate = softmax([row[e] for e in top])       # 只在选中的两个里归一化
    for e in top:
        load[e] += 1
    for e, p in enumerate(softmax(row)):
        mean_p[e] += p / T
    if t < 3:
        print(f"词元{t}: " + " + ".join(f"{g:.3f}·专家{e}" for e, g in zip(top, gate)))
f = [n / (T * K) for n in load]
print("各专家分到的次数:", load)
print("f =", [round(x, 3) for x in f], " P =", [round(x, 3) for x in mean_p])
print(f"均衡损失 E·Σ f·P = {E * sum(a * b for a, b in zip(f, mean_p)):.4f}（完全均衡时为 1）")
