"""同一个模式，回溯匹配与状态集合模拟各走多少步。"""
import re

# 模式用嵌套元组写：("c", 字符)、("cat", 左, 右)、("alt", 左, 右)、("plus", 子模式)


class Backtrack:
    def __init__(self, pattern):
        self.pattern, self.steps = pattern, 0

    def run(self, node, s, i, then):
        self.steps += 1
        op = node[0]
        if op == "c":
            return i < len(s) and s[i] == node[1] and then(i + 1)
        if op == "cat":
            return self.run(node[1], s, i, lambda j: self.run(node[2], s, j, then))
        if op == "alt":
            return self.run(node[1], s, i, then) or self.run(node[2], s, i, then)
        return self.run(node[1], s, i, lambda j: (j > i and self.run(node, s, j, then)) or then(j))

    def full(self, s):
        return bool(self.run(self.pattern, s, 0, lambda i: i == len(s)))


class States:
    """Thompson构造：边要么吃一个字符，要么不吃；同时推进所有可能的状态。"""

    def __init__(self, pattern):
        self.eat, self.free, self.steps, self.count = {}, {}, 0, 0
        self.start, self.end = self.build(pattern)

    def new(self):
        self.count += 1
        return self.count

    def build(self, node):
        op = node[0]
        if op == "cat":
            (a, b), (c, d) = self.build(node[1]), self.build(node[2])
            self.free.setdefault(b, []).append(c)
            return a, d
        s, e = self.new(), self.new()
        if op == "c":
            self.eat[s] = (node[1], e)
            return s, e
        parts = [self.build(x) for x in node[1:]]
        for a, b in parts:
            self.free.setdefault(s, []).append(a)
            self.free.setdefault(b, []).append(e)
            if op == "plus":
                self.free[b].append(a)
        return s, e

    def close(self, states):
        seen, todo = set(), list(states)
        while todo:
            x = todo.pop()
            if x not in seen:
                seen.add(x)
                self.steps += 1
                todo += self.free.get(x, [])
        return seen

    def full(self, s):
        now = self.close({self.start})
        for ch in s:
            now = self.close({self.eat[x][1] for x in now if x in self.eat and self.eat[x][0] == ch})
        return self.end in now


a, b = ("c", "a"), ("c", "b")
nested = ("cat", ("plus", ("plus", a)), b)            # (a+)+b
flat = ("cat", ("plus", a), b)                        # a+b

print(" n  (a+)+b回溯   a+b回溯  (a+)+b状态集合")
for n in (4, 8, 12, 16, 20):
    s = "a" * n
    x, y, z = Backtrack(nested), Backtrack(flat), States(nested)
    assert x.full(s) == y.full(s) == z.full(s) == bool(re.fullmatch("a+b", s)) is False
    print(f"{n:2d} {x.steps:11d} {y.steps:9d} {z.steps:12d}")

x = Backtrack(nested)
print("能匹配的'aaaaaaaaaaaaaaaaaaaab'：", x.full("a" * 20 + "b"), "，只用", x.steps, "步")
