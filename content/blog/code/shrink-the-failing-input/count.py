"""ddmin要试多少次：失败由几个元素一起造成时，次数怎样随输入的长度增长。每格换21组位置，取中位数。"""
import random
import statistics
from collections import Counter

from ddmin import ddmin


def tests(length, needed):
    """缩一个length个元素的输入，needed里的位置一个都不能少。返回试了几次。"""
    count = 0

    def fails(items):
        nonlocal count
        count += 1
        return needed <= set(items)

    assert set(ddmin(list(range(length)), fails)) == needed
    return count


print("要留下的 长度 试的次数（中位）")
for name, how_many in (("1个", lambda n: 1), ("分散的2个", lambda n: 2), ("分散的8个", lambda n: 8),
                       ("八分之一", lambda n: n // 8), ("全部", lambda n: n)):
    for length in (16, 32, 64, 128, 256, 512, 1024):
        rng = random.Random(length)
        rounds = 1 if name == "全部" else 3 if name == "八分之一" else 21
        got = [tests(length, set(rng.sample(range(length), how_many(length)))) for _ in range(rounds)]
        print(name, length, f"{statistics.median(got):g}")


def two_levels(whole):
    """60行，长短不一，其中3行里各有连着的6个字符不能少。whole：半截的行会被拒收，失败就不出现。"""
    rng = random.Random(20220605)
    ends = [0]
    for _ in range(60):
        ends.append(ends[-1] + rng.randrange(20, 61))
    lines = [range(a, b) for a, b in zip(ends, ends[1:])]
    home = {c: i for i, line in enumerate(lines) for c in line}
    bad = rng.sample(range(60), 3)
    needed = {c for i in bad for c in list(lines[i])[5:11]}
    count = 0

    def fails(chars):
        nonlocal count
        count += 1
        if not needed <= set(chars):
            return False
        kept = Counter(home[c] for c in chars)
        return not whole or all(n == len(lines[i]) for i, n in kept.items())

    some = ddmin(lines, lambda some: fails([c for line in some for c in line]))
    small = ddmin([c for line in some for c in line], fails)
    yield "先按行再按字符", count, len(small)
    count = 0
    small = ddmin([c for line in lines for c in line], fails)
    yield "直接按字符", count, len(small)


for whole in (False, True):
    print("\n半截的行会被拒收：" if whole else "\n半截的行也接受：")
    for name, count, left in two_levels(whole):
        print(f"  {name}：试{count}次，剩{left}个字符")
