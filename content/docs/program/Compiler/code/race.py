"""同样三个函数，从走树到本机代码，各要多久（处理器时间，九次取最小；Python的三次）。"""
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from asm import POOL, assemble, optimized
from stack import Machine, Walker, load

here, scratch = Path(__file__).parent, tempfile.TemporaryDirectory()
folder = Path(scratch.name)
tree = load((here / "programs.mini").read_text())
machine = Machine(tree)
order = [fn.token.text for fn in tree.kids]
BINARY = ["+", "-", "*", "/", "%", "<", "<=", ">", ">=", "==", "!="]
KINDS = ["block", "set", "while", "if", "return", "name", "int", "call", "not", "neg", "&&", "||"] + BINARY
OPS = ["push", "load", "store", "jmp", "jz", "jnz", "dup", "pop", "call", "ret"] + BINARY


def run(*command):
    return subprocess.run([str(c) for c in command], check=True, capture_output=True, text=True).stdout


def prefix(node, slots):  # 树写成前缀式：种类 值 孩子数 孩子……
    kind, value = {"let": "set", "bool": "int"}.get(node.kind, node.kind), 0
    if kind in ("set", "name"):
        value = slots[node.slot]
    elif kind == "int":
        value = {"true": 1, "false": 0}.get(node.token.text) if node.kind == "bool" else node.token.text
    elif kind == "call":
        value = order.index(node.token.text)
    return " ".join([f"{KINDS.index(kind)} {value} {len(node.kids)}", *(prefix(kid, slots) for kid in node.kids)])


with open(folder / "programs.txt", "w") as out:
    for fn in tree.kids:
        made = machine.functions[fn.token.text]
        print(len(made.code), len(made.slots), file=out)
        for op, arg in made.code:
            arg, extra = (order.index(arg[0]), arg[1]) if op == "call" else (arg, 0)
            print(OPS.index(op), arg, extra, file=out)
        print(prefix(fn.kids[-1], made.slots), file=out)

run("g++", "-std=c++20", "-O2", here / "interp.cpp", "-o", folder / "interp")
run("gcc", "-O2", "-c", here / "harness.c", "-o", folder / "harness.o")
builds = {}
for k in (2, 10):
    (folder / f"{k}.s").write_text(assemble(optimized(tree), POOL[:k])[0])
    builds[f"Mini·{k}"] = [folder / f"{k}.s"]
for level in ("-O0", "-O2"):
    builds[f"gcc{level}"] = ["-fwrapv", level, here / "programs.c"]


def python(machine, name, n):
    took = []
    for _ in range(3):
        start = time.process_time()
        result = machine.run(name, [n])
        took.append(time.process_time() - start)
    return result, min(took) * 1e9


TASKS = [("fib", 20, 200), ("collatz", 300, 200), ("mix", 2000, 500)]
rows, results = {}, {}
for name, n, repeat in TASKS:
    sys.setrecursionlimit(10000)
    cells = {"走树Py": python(Walker(tree), name, n), "栈机Py": python(machine, name, n)}
    said = run(folder / "interp", folder / "programs.txt", order.index(name), n, repeat // 10).split()
    cells |= {"走树C++": said[:2], "栈机C++": said[2:]}
    for label, source in builds.items():
        run("gcc", *source, folder / "harness.o", "-o", folder / "f")
        cells[label] = run(folder / "f", "time", name, n, repeat).split()
    assert len({int(result) for result, _ in cells.values()}) == 1, cells
    for label, (_, took) in cells.items():
        rows.setdefault(label, []).append(f"{float(took) / 1000:.2f}")
print("做法", *(f"{name}({n})" for name, n, _ in TASKS))
for label, cells in rows.items():
    print(label, *cells)
