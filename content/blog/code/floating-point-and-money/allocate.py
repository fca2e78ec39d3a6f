"""把一笔钱按比例分开，一分不多一分不少。"""
from fractions import Fraction


def naive(total, weights):
    return [round(total * w / sum(weights)) for w in weights]


def allocate(total, weights):
    """最大余数法：先取整，再把剩下的分给余数最大的；余数相同时靠前者得。"""
    exact = [Fraction(total * w, sum(weights)) for w in weights]
    parts = [int(x) for x in exact]
    order = sorted(range(len(parts)), key=lambda i: (parts[i] - exact[i], i))
    for i in order[:total - sum(parts)]:
        parts[i] += 1
    return parts


for total, weights in ((10000, [1, 1, 1]), (100, [1] * 7), (9999, [50, 30, 20]), (5, [1, 1])):
    n, a = naive(total, weights), allocate(total, weights)
    print(f"{total}分按{weights}：逐项舍入{n}，合计{sum(n)}；最大余数{a}，合计{sum(a)}")

wrong = sum(sum(naive(t, [1, 1, 1])) != t for t in range(1, 10001))
right = sum(sum(allocate(t, [1, 1, 1])) != t for t in range(1, 10001))
print(f"1到10000分三等分：逐项舍入有{wrong}次对不上账，最大余数有{right}次")
