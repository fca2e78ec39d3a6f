"""把无符号除以常数换成一次乘法和一次移位：找最短的移位量，再验算边界。"""
N = 32


def magic(d):
    for s in range(N, 2 * N + 1):
        m = -(-2 ** s // d)                  # 2^s / d 向上取整
        e = m * d - 2 ** s                   # 多出来的零头
        if e * (2 ** N - 1) < 2 ** s:        # 最大的被除数也不会进位
            return s, m, e


for d in (3, 5, 7, 10, 60, 641, 1000):
    s, m, e = magic(d)
    edge = [q * d + r for q in (0, 1, 2 ** 31 // d, 2 ** N // d - 1) for r in (0, d - 1)]
    assert all(x * m >> s == x // d for x in edge + [2 ** N - 1])
    print(f"÷{d:<5} m = 0x{m:x}（{m.bit_length()}位） s = {s} 零头 {e}")

m, x = -(-2 ** 34 // 10), 9                  # 少移一位行不行
x = next(x for x in range(2863311529, 2 ** N, 10) if x * m >> 34 != x // 10)
print(f"s = 34 时第一个出错的被除数: {x}，得到 {x * m >> 34}，应为 {x // 10}")
