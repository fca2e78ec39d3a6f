"""RoPE每一对数转一圈要多少个位置：2π·b^(2i/d)，头宽度128。"""
from math import pi

print("对  底数10000  底数500000")
for i in range(64):
    print(f"{i:2d}  {2 * pi * 10000 ** (i / 64):9.1f}  {2 * pi * 500000 ** (i / 64):10.1f}")
