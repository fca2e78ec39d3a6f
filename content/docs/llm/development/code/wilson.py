"""答对率84%时，题数与Wilson 95%区间。"""
from math import sqrt


def wilson(p, n, z=1.96):
    middle, half = p + z * z / 2 / n, z * sqrt(p * (1 - p) / n + z * z / 4 / n / n)
    return (middle - half) / (1 + z * z / n), (middle + half) / (1 + z * z / n)


print("题数 下限 上限")
for n in (25, 50, 100, 200, 400, 800, 1600):
    print(n, *(f"{v * 100:.1f}" for v in wilson(0.84, n)))
