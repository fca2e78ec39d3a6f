"""RoPE：内积只与相对位置有关；以及各维度转一圈要走多少个位置。"""
from math import cos, sin, pi


def rope(x, pos, base):
    d, out = len(x), []
    for i in range(0, d, 2):
        t = pos * base ** (-i / d)
        a, b = x[i], x[i + 1]
        out += [a * cos(t) - b * sin(t), a * sin(t) + b * cos(t)]
    return out


def dot(a, b):
    return sum(x * y for x, y in zip(a, b))


q, k = [1.0, 0.5, -0.3, 0.8], [0.2, 1.0, 0.7, -0.4]
print(f"不加位置   q·k = {dot(q, k):.6f}")
for m, n in [(5, 5), (5, 2), (105, 102), (8005, 8002), (9, 2)]:
    s = dot(rope(q, m, 10000), rope(k, n, 10000))
    print(f"m={m:<5} n={n:<5} 相距 {m - n}: {s:.6f}")

print("头宽度 128 时，第 i 对转一圈需要的位置数")
for base in (10000, 500000):
    row = [2 * pi * base ** (2 * i / 128) for i in (0, 16, 32, 48, 63)]
    print(f"  base={base:<7}" + "".join(f"{r:>13.1f}" for r in row))
