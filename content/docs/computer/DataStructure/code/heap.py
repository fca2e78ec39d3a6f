"""数比较次数：自底向上建堆、逐个插入建堆，以及用k个元素的堆挑出最大的k个。最小堆，下标从0起。"""
import random


class Counted:
    count = 0

    def __init__(self, n):
        self.n = n

    def __lt__(self, other):
        Counted.count += 1
        return self.n < other.n


def down(a, i):  # 把a[i]往下换，直到不大于两个孩子
    while (child := 2 * i + 1) < len(a):
        if child + 1 < len(a) and a[child + 1] < a[child]:
            child += 1
        if not a[child] < a[i]:
            return
        a[i], a[child] = a[child], a[i]
        i = child


def up(a, i):  # 把a[i]往上换，直到不小于父亲
    while i > 0 and a[i] < a[(i - 1) // 2]:
        a[i], a[(i - 1) // 2] = a[(i - 1) // 2], a[i]
        i = (i - 1) // 2


def heapify(values):
    a = list(values)
    for i in reversed(range(len(a) // 2)):
        down(a, i)
    return a


def pushes(values):
    a = []
    for value in values:
        a.append(value)
        up(a, len(a) - 1)
    return a


def compares(build, values):
    values = [Counted(v) for v in values]
    Counted.count = 0
    build(values)
    return Counted.count / len(values)


heap = heapify([9, 4, 7, 1, 8, 2, 6, 3, 5])
print("建成的堆：", heap)
print("n 自底向上·随机 自底向上·降序 逐个插入·随机 逐个插入·降序")
for power in range(4, 17, 2):
    n = 1 << power
    mixed, falling = random.Random(1).sample(range(n), n), range(n, 0, -1)
    print(n, *(f"{compares(build, v):.2f}" for build in (heapify, pushes) for v in (mixed, falling)))

n, k = 1_000_000, 100
values = random.Random(2).sample(range(n), n)
top, replaced = heapify(values[:k]), 0
for value in values[k:]:
    if value > top[0]:
        top[0] = value
        down(top, 0)
        replaced += 1
print(f"一百万个里挑最大的{k}个：替换堆顶{replaced}次，对不对：{sorted(top) == list(range(n - k, n))}")
