"""量化误差随位数与块大小的变化：一万六千个权重，每512个里有一个离群值。"""
import random

rng = random.Random(8)
weights = [rng.gauss(0, 1) * (12 if i % 512 == 0 else 1) for i in range(16384)]


def error(bits, block):
    """每块一个16位缩放系数；返回误差的均方根与数据的均方根之比。"""
    top, lost = 2 ** (bits - 1) - 1, 0.0
    for i in range(0, len(weights), block):
        part = weights[i:i + block]
        scale = max(map(abs, part)) / top
        lost += sum((x - round(x / scale) * scale) ** 2 for x in part)
    return (lost / sum(x * x for x in weights)) ** 0.5


print("块 位数 每个权重的位数 误差")
for block in (16, 32, 128, 1024):
    for bits in (3, 4, 5, 6, 8):
        print(f"{block} {bits} {bits + 16 / block:.3f} {error(bits, block):.2%}")
