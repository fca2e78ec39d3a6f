"""同样三个函数：自己的编译器与gcc各生成多少条指令，跑起来执行多少条（单步数）。"""
import subprocess
import tempfile
from pathlib import Path

from asm import POOL, assemble, optimized
from ir import execute
from stack import load

here, scratch = Path(__file__).parent, tempfile.TemporaryDirectory()
folder = Path(scratch.name)
functions = optimized(load((here / "programs.mini").read_text()))


def run(*command):
    return subprocess.run([str(c) for c in command], check=True, capture_output=True, text=True).stdout


def static(binary, name):  # objdump里这个函数有几条指令；对齐用的nop不算
    lines = run("objdump", "-d", "--no-show-raw-insn", binary).split(f"<mini_{name}>:\n")[1].split("\n\n")[0].split("\n")
    return sum("\t" in line and "nop" not in line.split("\t")[1] for line in lines)


run("gcc", "-O2", "-c", here / "harness.c", "-o", folder / "harness.o")
builds = {}
for label, k in (("Mini，3个寄存器", 3), ("Mini，10个寄存器", 10)):
    assembly, emitters = assemble(functions, POOL[:k])
    (folder / f"{k}.s").write_text(assembly)
    builds[label] = [folder / f"{k}.s"]
for level in ("-O0", "-O1", "-O2"):
    builds[f"gcc {level}"] = ["-fwrapv", level, here / "programs.c"]
print("函数 编译器 指令数 执行的指令")
for name, n in (("fib", 12), ("collatz", 30), ("mix", 100)):
    results = set()
    for label, source in builds.items():
        run("gcc", *source, "-c", "-o", folder / "f.o")
        run("gcc", folder / "harness.o", folder / "f.o", "-o", folder / "f")
        result, steps = run(folder / "f", "step", name, n, 1).split()
        emptied = 2  # harness里的空函数自己有mov与ret两条，减多了，补上
        results.add(result)
        print(f"{name}({n})", label.replace(" ", "").replace("，", "·"), static(folder / "f", name), int(steps) + emptied)
    visits = {}
    assert results == {str(execute(functions, name, [n], visits))}
    counted = sum(emitters[f].counts[b][0] * times for (f, b), times in visits.items())
    print(f"# {name}：块的次数×块的指令数，10个寄存器时{counted}条")
