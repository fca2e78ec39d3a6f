"""单头因果注意力：3 个词元，模型宽度 4，头宽度 2。只用标准库。"""
from math import exp, sqrt


def matmul(a, b):
    return [[sum(x * y for x, y in zip(row, col)) for col in zip(*b)] for row in a]


def softmax(xs):
    m = max(xs)                      # 减去最大值，结果不变，但不会溢出
    es = [exp(x - m) for x in xs]
    return [e / sum(es) for e in es]


def show(name, m):
    print(name)
    for row in m:
        print("  " + "  ".join(f"{x:7.4f}" for x in row))


X = [[1, 0, 1, 0],                   # 第 0 个词元的向量
     [0, 2, 0, 1],
     [1, 1, 1, 1]]
WQ = [[1, 0], [0, 1], [1, 0], [0, 1]]
WK = [[0, 1], [1, 0], [1, 0], [0, 1]]
WV = [[1, 0], [0, 2], [1, 1], [0, 1]]

Q, K, V = matmul(X, WQ), matmul(X, WK), matmul(X, WV)
d = len(K[0])
scores = [[sum(a * b for a, b in zip(q, k)) / sqrt(d) for k in K] for q in Q]
masked = [[s if j <= i else float("-inf") for j, s in enumerate(r)]
          for i, r in enumerate(scores)]
A = [softmax(r) for r in masked]
O = matmul(A, V)

show("Q", Q)
show("K", K)
show("V", V)
show("Q·K^T / sqrt(2)", scores)
show("加因果掩码再 softmax", A)
show("输出 A·V", O)

# 逐个词元地算：K、V 存进缓存，每一步只算新词元的 q
cache_k, cache_v, step = [], [], []
for x in X:
    q, k, v = (matmul([x], w)[0] for w in (WQ, WK, WV))
    cache_k.append(k)
    cache_v.append(v)
    a = softmax([sum(p * r for p, r in zip(q, kk)) / sqrt(d) for kk in cache_k])
    step.append(matmul([a], cache_v)[0])
same = all(abs(p - r) < 1e-12 for a, b in zip(O, step) for p, r in zip(a, b))
print("逐步计算与整体计算一致:", same)
