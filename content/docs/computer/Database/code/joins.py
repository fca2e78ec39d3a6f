"""五种连接各做多少次比较或哈希。内表一万行，外表从1行到一万行，结果必须相同。"""
import random
from functools import cmp_to_key

rng = random.Random(5)
INNER = [(k, k * 3) for k in range(10_000)]
rng.shuffle(INNER)
INDEX = sorted(INNER)                                # 内表上事先建好的索引
work = 0


def compare(a, b):
    global work
    work += 1
    return (a > b) - (a < b)


def nested(outer):
    return [(k, v) for k in outer for key, v in INNER if compare(k, key) == 0]


def indexed(outer):
    for k in outer:
        low, high = 0, len(INDEX)
        while low < high:                            # 二分，与在B+树里逐层往下相当
            middle = (low + high) // 2
            if compare(INDEX[middle][0], k) < 0:
                low = middle + 1
            else:
                high = middle
        if low < len(INDEX) and compare(INDEX[low][0], k) == 0:
            yield k, INDEX[low][1]


def hashed(outer):
    global work
    table = {}
    work += len(outer) + len(INNER)                  # 每行哈希一次：小的一边建表，大的一边探测
    for k in outer:
        table.setdefault(k, []).append(k)
    return [(k, v) for key, v in INNER for k in table.get(key, ())]


def merge(left, right):
    i = j = 0
    while i < len(left) and j < len(right):
        order = compare(left[i], right[j][0])
        if order == 0:
            yield left[i], right[j][1]
        i, j = (i, j + 1) if order > 0 else (i + 1, j)


def merged(outer):
    right = sorted(INNER, key=cmp_to_key(lambda a, b: compare(a[0], b[0])))
    return merge(sorted(outer, key=cmp_to_key(compare)), right)


def presorted(outer):                                # 内表按索引的次序读，不必再排
    return merge(sorted(outer, key=cmp_to_key(compare)), INDEX)


print("外表 嵌套循环 索引嵌套 哈希 排序归并 归并·内表已排")
for n in (1, 10, 100, 1000, 10_000):
    outer = [rng.randrange(12_000) for _ in range(n)]  # 六分之一左右没有对应的行
    counts, answers = [], []
    for join in (nested, indexed, hashed, merged, presorted):
        if join is nested and n > 300:               # 太慢，不再真的做：每一对比较一次
            counts.append(n * len(INNER))
            continue
        work = 0
        answers.append(sorted(join(outer)))
        counts.append(work)
    assert all(a == answers[0] for a in answers)
    print(n, *counts)
