"""相邻两个双精度数（与单精度数）隔多远，随金额变化；金额取2的幂，单位元。"""
import math


def gap(x, bits):
    """有bits位有效数字的二进制浮点，x处的间隔。"""
    return 2.0 ** (math.frexp(x)[1] - bits)


print("金额 单精度 双精度")
for k in range(-7, 58, 4):
    x = 2.0 ** k
    assert gap(x, 53) == math.ulp(x)
    print(f"{x:.6g} {gap(x, 24):.3g} {gap(x, 53):.3g}")
for bits, name in ((24, "单精度"), (53, "双精度")):
    k = next(k for k in range(100) if gap(2.0 ** k, bits) > 0.01)
    print(f"{name}从{2 ** k}元起，间隔是{gap(2.0 ** k, bits)}元，比一分大")
