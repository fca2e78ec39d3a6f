"""对称量化的误差：整块共用一个缩放系数，与每32个数一个缩放系数。"""
import math
import random


def quantize(xs, bits):
    """round(x/scale)，scale取到最大绝对值正好落在最大整数上。"""
    top = 2 ** (bits - 1) - 1
    scale = max(map(abs, xs)) / top
    return [round(x / scale) * scale if scale else 0.0 for x in xs]


def blocks(xs, bits, size):
    out = []
    for i in range(0, len(xs), size):
        out += quantize(xs[i:i + size], bits)
    return out


def error(xs, ys):
    """误差的均方根，除以数据的均方根。"""
    return math.sqrt(sum((x - y) ** 2 for x, y in zip(xs, ys)) / sum(x * x for x in xs))


rng = random.Random(20241130)
plain = [rng.gauss(0, 0.02) for _ in range(32768)]
outlier = plain[:]
for i in range(0, len(outlier), 1024):                # 每1024个数里有一个等于20倍标准差
    outlier[i] = 0.4

print("位数  分块      每个数的位数   正态权重   含离群值")
for bits in (8, 4, 3):
    for size in (len(plain), 128, 32):
        cost = bits + 16 / size                       # 每块一个16位缩放系数
        e = [error(w, blocks(w, bits, size)) for w in (plain, outlier)]
        print(f"{bits:3d}   {size:6d} {cost:13.3f} {e[0]:12.2%} {e[1]:10.2%}")
lost = sum(y == 0 for y in quantize(outlier, 4)) / len(outlier)
print(f"4位、整块一个系数、含离群值时，被量化成0的权重占{lost:.1%}")
