"""B+树：键都在叶里，节点满了从中间分裂。先打印每次分裂之后的样子，再数不同扇出的高度、页数与装满的程度。"""
import random
from bisect import bisect_right, insort


class Tree:
    def __init__(self, room):  # room：一片叶最多几个键，一个内部节点最多几个孩子
        self.room, self.root, self.height, self.splits = room, [], 1, 0

    def insert(self, key):
        path, node = [], self.root
        for _ in range(self.height - 1):  # 内部节点是 [分隔键的列表, 孩子的列表]
            i = bisect_right(node[0], key)
            path.append((node, i))
            node = node[1][i]
        insort(node, key)
        if len(node) <= self.room:
            return False
        right = node[len(node) // 2 :]
        del node[len(node) // 2 :]
        self.splits += 1
        separator = right[0]  # 叶分裂：分隔键抄上去，右叶里还有
        while path:
            node, i = path.pop()
            node[0].insert(i, separator)
            node[1].insert(i + 1, right)
            if len(node[1]) <= self.room:
                return True
            half = len(node[1]) // 2  # 内部节点分裂：中间的键移上去
            separator, right = node[0][half - 1], [node[0][half:], node[1][half:]]
            node[0], node[1] = node[0][: half - 1], node[1][:half]
            self.splits += 1
        self.root = [[separator], [self.root, right]]
        self.height += 1
        return True

    def levels(self):
        level = [self.root]
        for _ in range(self.height - 1):
            yield level
            level = [child for node in level for child in node[1]]
        yield level


small = Tree(4)
for n, key in enumerate([30, 10, 50, 20, 40, 60, 70, 80, 90, 15, 12, 25, 27, 28], 1):
    if small.insert(key) or n == 14:
        print(f"第{n}个，放入{key}：", *([node[0] if node and isinstance(node[0], list) else node for node in level]
                                   for level in small.levels()), sep="\n  ")

N = 200_000
print(f"{N}个键\n扇出 次序 高度 分裂 叶 内部 叶装满")
for room in (4, 16, 64, 256):
    for order, keys in {"随机": random.Random(1).sample(range(N), N), "递增": range(N)}.items():
        tree = Tree(room)
        for key in keys:
            tree.insert(key)
        *inner, leaves = tree.levels()
        print(room, order, tree.height, tree.splits, len(leaves), sum(map(len, inner)), f"{N / len(leaves) / room:.1%}")
