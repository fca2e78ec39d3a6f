"""无符号不恢复余数除法（加减交替法）。"""


def divide(x, y, n, trace=False):
    R, Q = 0, x                          # R带符号，Q先放被除数
    for _ in range(n):
        negative = R < 0
        R = 2 * R + (Q >> (n - 1))       # (R,Q) 左移一位
        Q = (Q << 1) & ((1 << n) - 1)
        R += y if negative else -y       # 上次不够减则加，够减则减
        Q |= R >= 0                      # 本位商
        if trace:
            bits = R & ((1 << n + 1) - 1)
            print(f"{'加Y' if negative else '减Y'}  R={bits:0{n + 1}b} "
                  f"({R:3})  Q={Q:0{n}b}")
    if R < 0:
        R += y                           # 最后恢复一次余数
        if trace:
            print(f"恢复 R={R:0{n + 1}b} ({R:3})  Q={Q:0{n}b}")
    return Q, R


print("1101 ÷ 0011")
print("商、余数", *divide(13, 3, 4, trace=True))
assert all(divide(x, y, 8) == divmod(x, y)
           for x in range(256) for y in range(1, 256))
print("8位穷举通过")
