"""n层括号的同一个表达式，三种解析法各走多少步（一步是看一眼词元）。"""
import sys

from mini import LEVEL, Parser

sys.setrecursionlimit(100_000)


class Counting(Parser):
    """优先级攀升：LEVEL里查一次、take一次都算看一眼。"""
    def __init__(self, text):
        super().__init__(text)
        self.steps = 0

    @property
    def now(self):
        self.steps += 1
        return self.tokens[self.at]


# 每条规则是几个候选，从左到右试，不成就退回去试下一个
GRAMMAR = {"sum": [["product", "+", "sum"], ["product", "-", "sum"], ["product"]],
           "product": [["atom", "*", "product"], ["atom", "/", "product"], ["atom"]],
           "atom": [["(", "sum", ")"], ["整"]]}


def ordered(tokens, memory):
    steps = 0

    def rule(name, at):  # 返回读到哪里，读不成返回None
        if memory is not None and (name, at) in memory:
            return memory[name, at]
        after = next((end for choice in GRAMMAR[name] if (end := sequence(choice, at)) is not None), None)
        if memory is not None:
            memory[name, at] = after
        return after

    def sequence(parts, at):
        nonlocal steps
        for part in parts:
            if part in GRAMMAR:
                at = rule(part, at)
            else:
                steps += 1
                at = at + 1 if tokens[at].kind == part else None
            if at is None:
                return None
        return at

    assert tokens[rule("sum", 0)].kind == "尾"
    return steps


print("== 括号的层数与步数")
print("层数 词元 攀升 回溯 回溯加记忆")
for depth in range(7):
    text = "(" * depth + "1" + ")" * depth
    parser = Counting(text)
    parser.expression()
    print(depth, len(parser.tokens) - 1, parser.steps, ordered(parser.tokens, None), ordered(parser.tokens, {}))
print("== 长表达式的步数")
print("词元 攀升 回溯加记忆")
for n in (10, 100, 1000, 10000):
    parser = Counting(" + ".join(["(1 * 2)"] * n))
    parser.expression()
    print(len(parser.tokens) - 1, parser.steps, ordered(parser.tokens, {}))
