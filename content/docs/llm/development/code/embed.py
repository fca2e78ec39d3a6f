"""从共现次数得到词向量：同样的上下文里出现的词，向量相近。"""
from collections import Counter
from math import log, sqrt

DOCS = """猫 喜欢 吃 鱼
狗 喜欢 吃 肉
猫 在 沙发 上 睡觉
狗 在 沙发 上 睡觉
线程 共享 进程 内存
协程 共享 线程 栈
线程 由 内核 调度
协程 由 运行时 调度""".splitlines()

pair, single = Counter(), Counter()
for line in DOCS:
    ws = line.split()
    for i, w in enumerate(ws):
        for j in range(max(0, i - 2), min(len(ws), i + 3)):   # 窗口左右各 2
            if i != j:
                pair[w, ws[j]] += 1
                single[w] += 1
total = sum(pair.values())
words = sorted(single)


def vec(w):                                                    # 正的点互信息
    return [max(0.0, log(pair[w, c] * total / (single[w] * single[c]))) if pair[w, c] else 0.0
            for c in words]


def cos(a, b):
    dot = sum(x * y for x, y in zip(a, b))
    return dot / (sqrt(sum(x * x for x in a)) * sqrt(sum(x * x for x in b)))


for a, b in [("猫", "狗"), ("线程", "协程"), ("猫", "线程"), ("喜欢", "睡觉"), ("内核", "运行时")]:
    print(f"{a}-{b}: {cos(vec(a), vec(b)):.3f}")
