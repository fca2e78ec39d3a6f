"""把quant.py的取整用在一幅图上：整块一个系数与每32个数一个系数，8、4、3、2位。给出文件名就把图写成PGM，255是缝。"""
import hashlib
import math
import random
import sys

W, H, GAP, BITS = 288, 192, 16, (8, 4, 3, 2)
SUN = 16.0                                    # 离群值：太阳的亮度


def quantize(xs, bits):
    """round(x/scale)，scale取到最大绝对值正好落在最大整数上。"""
    top = 2 ** (bits - 1) - 1
    scale = max(map(abs, xs)) / top
    return [round(x / scale) * scale if scale else 0.0 for x in xs]


def blocks(xs, bits, size):
    return [y for i in range(0, len(xs), size) for y in quantize(xs[i:i + size], bits)]


def scene():
    """天空由暗到亮，三层山，前面是水；0是中灰。"""
    rng = random.Random(20241130)
    hills = [(0.45, 0.10, 5, 0.4), (0.58, 0.08, 9, -0.6), (0.70, 0.05, 14, -1.6)]
    for y in range(H):
        for x in range(W):
            u, v = x / W, y / H
            value = -1.0 + 2.8 * v                        # 天空
            for level, swing, waves, shade in hills:
                ridge = level + swing * math.sin(waves * u + level * 40) + swing / 4 * math.sin(waves * 6 * u)
                if v > ridge:
                    value = shade + 0.8 * (v - ridge) * math.sin(70 * u + 300 * level * v)
            if v > 0.8:
                value = -0.9 + 0.9 * math.sin(170 * v * v) * math.cos(9 * u + 40 * v)
            yield SUN if math.hypot(x - 216, y - 22) < 6 else value + rng.gauss(0, 0.08)


def grey(x):                                  # ±2.2之内铺满明暗，太阳当然是最亮
    return min(max(round(127 + x / 2.2 * 127), 0), 254)


original = list(scene())
land = [x != SUN for x in original]
power = sum(x * x for x, keep in zip(original, land) if keep)
image = bytearray(b"\xff" * ((4 * W + 3 * GAP) * (2 * H + GAP)))
print(f"{W}×{H}个数，其中太阳{land.count(False)}个；别的在{min(original):.2f}到{max(x for x in original if x != SUN):.2f}之间，"
      f"标准差{(power / land.count(True)) ** 0.5:.2f}")
print("分块 位数 太阳以外的误差 变成0的")
for row, size in enumerate((W * H, 32)):
    for column, bits in enumerate(BITS):
        out = blocks(original, bits, size)
        lost = sum((x - y) ** 2 for x, y, keep in zip(original, out, land) if keep)
        zeros = sum(y == 0 for y, keep in zip(out, land) if keep) / land.count(True)
        print(f"{size} {bits} {math.sqrt(lost / power):.1%} {zeros:.1%}")
        for y in range(H):
            at = (row * (H + GAP) + y) * (4 * W + 3 * GAP) + column * (W + GAP)
            image[at:at + W] = bytes(map(grey, out[y * W:(y + 1) * W]))
print(f"图{4 * W + 3 * GAP}×{2 * H + GAP}，SHA-256 {hashlib.sha256(image).hexdigest()[:16]}")
if len(sys.argv) > 1:
    with open(sys.argv[1], "wb") as file:
        file.write(b"P5\n%d %d\n255\n" % (4 * W + 3 * GAP, 2 * H + GAP) + image)
