"""前端走一遍gcd.mini：词元、树、作用域，再看几段写错的源码得到什么消息。"""
from collections import Counter
from pathlib import Path

from check import front, report
from mini import Parser, tokenize

text = Path(__file__).with_name("gcd.mini").read_text()
tree, errors = front(text)
tokens = list(tokenize(text))


def walk(node, depth=0):
    yield node, depth
    for kid in node.kids:
        yield from walk(kid, depth + 1)


print("== 第3行的词元")
print(*(f"{t.kind}“{t.text}”{t.line}:{t.column}" if t.kind != t.text else f"“{t.text}”{t.line}:{t.column}"
        for t in tokens if t.line == 3))
print("== 第3行的树")
let = next(node for node, _ in walk(tree) if node.kind == "let" and node.token.line == 3)
for node, depth in walk(let):
    print("  " * depth + f"{node.kind} {node.token.text}: {node.type}")
kinds = Counter(node.kind for node, _ in walk(tree))
print("== 计数")
print(f"字符{len(text)} 词元{len(tokens) - 1} 节点{sum(kinds.values())} 共{max(d for _, d in walk(tree)) + 1}层")
print(f"词元的种类{len({t.kind for t in tokens}) - 1} 节点的种类{len(kinds)} 错误{len(errors)}")


def shape(node):
    return f"({' '.join([node.token.text, *map(shape, node.kids)])})" if node.kids else node.token.text


print("== 优先级与结合")
for line in ["1 - 2 - 3", "a + b * 2 < c && d", "-a * b", "!(a == b) || c", "a < b < c"]:
    print(f"{line:20} {shape(Parser(line).expression())}")

print("== 写错的源码")
for bad in ["fn f(n: int): int {\n  let count = 1\n  return coutn + n;\n}",
            "fn f(n: int): int {\n  let count = 1;\n  return coutn + n * coutn;\n}",
            "fn f(n: int): int {\n  if n { return 1; }\n  n = n < 2;\n}",
            "fn f(n: int): bool {\n  return 0 < n < 10;\n}",
            "fn f(n: int): int {\n  let n2 = 2n;\n  return n2;\n}",
            "fn f(n: int): int {\n  let a = (n + ;\n  let b = n * * 2;\n  return f(a, b);\n}"]:
    print(*(report(error, bad, "f.mini") for error in front(bad)[1]), sep="\n", end="\n--\n")
