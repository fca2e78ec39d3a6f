"""Booth一位乘法：逐拍打印 A、Q、Q-1，并穷举核对。"""


def booth(m, q, n, trace=False):
    width = n + 1                        # A多留一位，否则 M = -2^(n-1) 时出错
    mask = (1 << width) - 1
    A, Q, last = 0, q & ((1 << n) - 1), 0

    def show(text):
        if trace:
            print(f"{A:0{width}b} {Q:0{n}b} {last}  {text}")

    show("初值")
    for _ in range(n):
        pair = (Q & 1, last)
        if pair == (1, 0):
            A = (A - m) & mask
            show("10：减M")
        elif pair == (0, 1):
            A = (A + m) & mask
            show("01：加M")
        last = Q & 1                     # A、Q、Q-1 一起算术右移
        Q = (Q >> 1) | ((A & 1) << (n - 1))
        A = (A >> 1) | (A & (1 << width - 1))
        show("右移")
    product = (A << n | Q) & ((1 << 2 * n) - 1)
    return product - (1 << 2 * n) if product >> (2 * n - 1) else product


print("M=0111（7），Q=1101（-3）")
print("结果", booth(7, -3, 4, trace=True))
for n in (4, 7):
    lo, hi = -(1 << n - 1), 1 << n - 1
    assert all(booth(a, b, n) == a * b
               for a in range(lo, hi) for b in range(lo, hi))
print("4位、7位穷举通过")
