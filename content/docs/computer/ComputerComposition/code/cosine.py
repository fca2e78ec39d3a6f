"""用double算1-cos(x)，与不相减的2·sin²(x/2)相比，相对误差随x变小怎样长大。"""
import math

print("x,直接相减")
for k in range(2, 17):
    x = 10 ** (-k / 2)
    exact = 2 * math.sin(x / 2) ** 2
    print(f"{x:.3g},{abs((1 - math.cos(x)) / exact - 1):.1e}")
