"""题有难易：每道题自己的单次正确率p服从Beta分布，平均都是0.7，看投票还能帮多少。"""
from math import comb, exp, lgamma

def log_beta(a, b):
    return lgamma(a) + lgamma(b) - lgamma(a + b)

def votes(n, k, a, b):
    """n票里恰有k票正确的概率；a、b为None时所有题都是0.7。"""
    if a is None:
        return comb(n, k) * 0.7 ** k * 0.3 ** (n - k)
    return comb(n, k) * exp(log_beta(k + a, n - k + b) - log_beta(a, b))

def majority(n, a, b):
    return sum(votes(n, k, a, b) for k in range(n // 2 + 1, n + 1))

MIXES = [("所有题一样难", None, None), ("难易不一", 3.5, 1.5), ("多数题非会即不会", 0.7, 0.3)]

print("".join(f"{n:7}" for n in (1, 3, 5, 11, 41, 1001)) + "  票")
for name, a, b in MIXES:
    print("".join(f"{majority(n, a, b):7.3f}" for n in (1, 3, 5, 11, 41, 1001)) + f"  {name}")

print("\n15票里多数派占几票，它答对的机会")
print("".join(f"{top:7}" for top in (8, 10, 12, 14, 15)) + "  票")
for name, a, b in MIXES:
    cells = []
    for top in (8, 10, 12, 14, 15):
        right, wrong = votes(15, top, a, b), votes(15, 15 - top, a, b)
        cells.append(f"{right / (right + wrong):7.2f}")
    print("".join(cells) + f"  {name}")

print("\n同一道题连做8次：至少对一次、次次都对的机会")
for name, a, b in MIXES:
    print(f"{1 - votes(8, 0, a, b):7.3f}{votes(8, 8, a, b):7.3f}  {name}")
