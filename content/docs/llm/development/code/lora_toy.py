"""用 6×6 的小矩阵看 LoRA：冻结 W，只训练 B·A，再合并。"""
import random

random.seed(7)
N, R, ALPHA, LR = 6, 2, 4, 0.02
SCALE = ALPHA / R


def mat(r, c, s):
    return [[random.gauss(0, s) for _ in range(c)] for _ in range(r)]


def mul(a, b):
    return [[sum(x * y for x, y in zip(row, col)) for col in zip(*b)] for row in a]


W = mat(N, N, 0.5)
U, V = mat(N, 2, 0.6), mat(2, N, 0.6)
D = mul(U, V)                                   # 任务要求的改变，秩恰好为 2
A, B = mat(R, N, 0.5), [[0.0] * R for _ in range(N)]   # B 从零开始
data = [[random.gauss(0, 1) for _ in range(N)] for _ in range(64)]


def apply(m, x):
    return [sum(p * q for p, q in zip(row, x)) for row in m]


def loss():
    s = 0.0
    for x in data:
        y = [a + b for a, b in zip(apply(W, x), apply(D, x))]
        h = [a + SCALE * b for a, b in zip(apply(W, x), apply(B, apply(A, x)))]
        s += sum((p - q) ** 2 for p, q in zip(h, y)) / len(data)
    return s


print(f"可训练 {R * 2 * N} 个，全量 {N * N} 个；训练前损失 {loss():.4f}")
for epoch in range(1, 21):
    for x in data:
        ax = apply(A, x)
        # 基座那一项相减后抵消，误差只剩低秩部分与目标改变量之差
        e = [SCALE * b - d for b, d in zip(apply(B, ax), apply(D, x))]
        gA = [sum(e[i] * B[i][r] for i in range(N)) for r in range(R)]
        for i in range(N):
            for r in range(R):
                B[i][r] -= LR * SCALE * e[i] * ax[r]
        for r in range(R):
            for j in range(N):
                A[r][j] -= LR * SCALE * gA[r] * x[j]
    if epoch in (1, 2, 3, 5, 20):
        print(f"第 {epoch:>2} 轮 损失 {loss():.6f}")

merged = [[w + SCALE * p for w, p in zip(rw, rp)] for rw, rp in zip(W, mul(B, A))]
x = data[0]
two = [a + SCALE * b for a, b in zip(apply(W, x), apply(B, apply(A, x)))]
print("合并后输出一致:", all(abs(a - b) < 1e-9 for a, b in zip(apply(merged, x), two)))
