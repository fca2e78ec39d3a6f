"""用门级模型比较两种32位加法器：与门、或门延迟1个单位，异或门延迟2个单位。

一根线用 (值, 稳定时刻) 表示；门的输出时刻 = 最晚的输入时刻 + 门延迟。
"""
import random


def AND(*xs): return int(all(v for v, _ in xs)), max(t for _, t in xs) + 1
def OR(*xs): return int(any(v for v, _ in xs)), max(t for _, t in xs) + 1
def XOR(a, b): return a[0] ^ b[0], max(a[1], b[1]) + 2


def wires(x, n):
    return [((x >> i) & 1, 0) for i in range(n)]


def ripple(a, b, n):
    """行波进位：c[i+1] = g[i] + p[i]c[i]，一级等一级。"""
    a, b, c, s = wires(a, n), wires(b, n), (0, 0), []
    for x, y in zip(a, b):
        p, g = XOR(x, y), AND(x, y)
        s.append(XOR(p, c))
        c = OR(g, AND(p, c))
    return s, c


def lookahead(a, b, n, k=4):
    """每k位一组，组内先行进位，组间行波。"""
    a, b, c, s = wires(a, n), wires(b, n), (0, 0), []
    for base in range(0, n, k):
        p = [XOR(x, y) for x, y in zip(a[base:base + k], b[base:base + k])]
        g = [AND(x, y) for x, y in zip(a[base:base + k], b[base:base + k])]
        for i in range(k):                      # 组内第i位的进位，两级与或
            terms = [AND(*p[j + 1:i], g[j]) if j + 1 < i else g[j]
                     for j in range(i)]
            ci = OR(*terms, AND(*p[:i], c)) if i else c
            s.append(XOR(p[i], ci))
        G = OR(g[k - 1], *[AND(*p[j + 1:], g[j]) for j in range(k - 1)])
        P = AND(*p)
        c = OR(G, AND(P, c))                    # 只有这两级在组间串行
    return s, c


def value(s, c, n):
    return sum(v << i for i, (v, _) in enumerate(s)) + (c[0] << n)


for adder in (ripple, lookahead):
    for x in range(256):                        # 8位穷举：65536组
        for y in range(256):
            assert value(*adder(x, y, 8), 8) == x + y
    rng = random.Random(1)
    for _ in range(2000):                       # 32位抽查
        x, y = rng.getrandbits(32), rng.getrandbits(32)
        assert value(*adder(x, y, 32), 32) == x + y

print("位数  行波进位  四位一组先行进位")
for n in (4, 8, 16, 32, 64):
    late = [max(t for _, t in s + [c])
            for s, c in (ripple(0, 0, n), lookahead(0, 0, n))]
    print(f"{n:4}{late[0]:8}{late[1]:12}")
