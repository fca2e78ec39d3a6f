"""LoRA的秩与能到的损失：16×16的改变量，奇异值逐个减半，r取1、2、4、8各训练一遍。"""
import random

N, LR, SCALE = 16, 0.01, 1.0


def rows(rng, n, s):
    return [[rng.gauss(0, s) for _ in range(N)] for _ in range(n)]


def orthogonal(rng, n):
    """格拉姆-施密特：n个互相垂直的单位向量。"""
    out = []
    for v in rows(rng, n, 1):
        for u in out:
            d = sum(a * b for a, b in zip(u, v))
            v = [a - d * b for a, b in zip(v, u)]
        size = sum(a * a for a in v) ** 0.5
        out.append([a / size for a in v])
    return out


rng = random.Random(5)
left, right = orthogonal(rng, 8), orthogonal(rng, 8)
sizes = [2 * 0.5 ** i for i in range(8)]                  # 2、1、0.5、……
D = [[sum(s * u[i] * v[j] for s, u, v in zip(sizes, left, right)) for j in range(N)] for i in range(N)]
data = rows(rng, 64, 1)
wanted = [[sum(d * a for d, a in zip(row, x)) for row in D] for x in data]


def train(r):
    own = random.Random(r)
    A, B = rows(own, r, 0.3), [[0.0] * r for _ in range(N)]
    for epoch in range(61):
        loss = 0.0
        for x, y in zip(data, wanted):
            ax = [sum(a * b for a, b in zip(row, x)) for row in A]
            e = [SCALE * sum(b * a for b, a in zip(row, ax)) - t for row, t in zip(B, y)]
            loss += sum(a * a for a in e) / len(data)
            back = [sum(e[i] * B[i][k] for i in range(N)) for k in range(r)]
            for i in range(N):
                for k in range(r):
                    B[i][k] -= LR * SCALE * e[i] * ax[k]
            for k in range(r):
                for j in range(N):
                    A[k][j] -= LR * SCALE * back[k] * x[j]
        if epoch in (0, 1, 2, 3, 5, 8, 12, 20, 30, 40, 50, 60):
            yield epoch, loss


curves = {r: dict(train(r)) for r in (1, 2, 4, 8)}
print("轮 " + " ".join(f"r={r}" for r in curves))
for epoch in curves[1]:
    print(epoch, *(f"{c[epoch]:.5f}" for c in curves.values()))
print("可训练参数", *(2 * N * r for r in curves), "；全量", N * N)
print("砍掉的奇异值的平方和", *(f"{sum(s * s for s in sizes[r:]):.5f}" for r in curves))
