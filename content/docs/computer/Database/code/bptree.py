"""一棵只存键的B+树：数它的页、层数、装满的程度，以及缓冲池放不下时的读盘次数。"""
import random
from bisect import bisect_right, insort
from collections import OrderedDict


class Node:
    def __init__(self, keys, children=None):
        self.keys, self.children = keys, children      # children为None的是叶


class Tree:
    def __init__(self, capacity, frames=64, right=False):
        self.root, self.capacity, self.right = Node([]), capacity, right
        self.frames, self.pool, self.reads, self.splits = frames, OrderedDict(), 0, 0

    def touch(self, node):                             # 缓冲池：frames个页框，LRU
        if node in self.pool:
            self.pool.move_to_end(node)
            return
        self.reads += 1
        self.pool[node] = True
        if len(self.pool) > self.frames:
            self.pool.popitem(last=False)

    def insert(self, key):
        path, node, edge = [], self.root, True         # edge：一路走的都是最右边
        while True:
            self.touch(node)
            i = bisect_right(node.keys, key)
            edge = edge and i == len(node.keys)
            if node.children is None:
                break
            path.append(node)
            node = node.children[i]
        insort(node.keys, key)
        while len(node.keys) > self.capacity:          # 满了就分，可能一路分到根
            at = len(node.keys) * 9 // 10 if self.right and edge else len(node.keys) // 2
            new, up = self.split(node, at)
            if not path:
                self.root = Node([up], [node, new])
                return
            node = path.pop()
            i = bisect_right(node.keys, up)
            node.keys.insert(i, up)
            node.children.insert(i + 1, new)

    def split(self, node, at):
        self.splits += 1
        if node.children is None:                      # 叶：分界的键抄一份到上层
            new = Node(node.keys[at:])
            up = new.keys[0]
            node.keys = node.keys[:at]
        else:                                          # 内部页：分界的键挪到上层
            up = node.keys[at]
            new = Node(node.keys[at + 1:], node.children[at + 1:])
            node.keys, node.children = node.keys[:at], node.children[:at + 1]
        self.touch(new)
        return new, up

    def levels(self):
        level = [self.root]
        while True:
            yield level
            if level[0].children is None:
                return
            level = [c for n in level for c in n.children]


small = Tree(capacity=3)
for key in (10, 20, 5, 6, 12, 30, 7, 17, 40, 50):
    small.insert(key)
print("每页3个键，依次插入10 20 5 6 12 30 7 17 40 50")
for depth, level in enumerate(small.levels(), 1):
    print(f"  第{depth}层", *(n.keys for n in level))

N = 200_000
shuffled = random.Random(7).sample(range(N), N)
print(f"\n每页256个键，插入{N}个键，缓冲池64页")
print("次序与分法 叶 装满 层 分裂 读盘")
for name, keys, right in (("递增·总是对半", range(N), False), ("递增·最右页九比一", range(N), True),
                          ("打散·总是对半", shuffled, False)):
    tree = Tree(256, right=right)
    for key in keys:
        tree.insert(key)
    levels = list(tree.levels())
    leaves = levels[-1]
    assert [k for n in leaves for k in n.keys] == list(range(N))
    print(name, len(leaves), f"{N / len(leaves) / 256:.0%}", len(levels), tree.splits, tree.reads)
