"""自一致性：独立抽样 n 次取多数，正确率与词元开销的关系。"""
from math import comb


def majority(p, n):
    """最坏情形：错误答案都相同。n 取奇数。"""
    return sum(comb(n, k) * p ** k * (1 - p) ** (n - k) for k in range(n // 2 + 1, n + 1))


def plurality(p, n, wrong):
    """错误平均分散在 wrong 个答案上，得票最多者胜，并列时随机。逐个答案累加票数分布。"""
    q = (1 - p) / wrong
    total = 0.0
    for k in range(1, n + 1):                     # 正确答案得 k 票
        ways = {(0, 0): 1.0}                      # (用掉的错误票, 与 k 并列的答案数) -> 概率权重
        for _ in range(wrong):
            nxt = {}
            for (used, tie), w in ways.items():
                for v in range(0, min(k, n - k - used) + 1):
                    key = (used + v, tie + (v == k))
                    nxt[key] = nxt.get(key, 0.0) + w * comb(n - k - used, v) * q ** v
            ways = nxt
        for (used, tie), w in ways.items():
            if used == n - k:
                total += comb(n, k) * p ** k * w / (tie + 1)
    return total


print("单次正确率   n=1     n=5     n=15    n=41")
for p in (0.4, 0.55, 0.7, 0.85):
    print(f"p={p:<5}二选一 " + "".join(f"{majority(p, n):8.3f}" for n in (1, 5, 15, 41)))
for p in (0.4, 0.55):
    print(f"p={p:<5}错误分四种" + "".join(f"{plurality(p, n, 4):6.3f}  " for n in (1, 5, 15, 41)))
