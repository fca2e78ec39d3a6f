"""把Mini编成x86-64，用gcc汇编、链接、运行，与解释器核对；再看寄存器少了会怎样。"""
import tempfile
from pathlib import Path

from asm import POOL, assemble, build, intervals, optimized
from ir import execute, show
from stack import Machine, load

here, scratch = Path(__file__).parent, tempfile.TemporaryDirectory()
folder = Path(scratch.name)
gcd = load((here / "gcd.mini").read_text())
assembly, emitters = assemble(optimized(gcd))
print("== gcd的汇编")
print(*emitters["gcd"].lines, sep="\n")
print("== 放在哪里", emitters["gcd"].place)
run = build(assembly, "coprime", 1, folder)
print("== 机器上跑出来的")
for n in (36, 1000):
    print(f"coprime({n}) 本机{run(n)} 栈机{Machine(gcd).run('coprime', [n])}")

tree = load((here / "programs.mini").read_text())
functions = optimized(tree)
print("== mix的循环，三地址码")
show(functions["mix"])
print("== mix各变量的活跃区间")
spans = [f"{v}:{start}～{end}" for v, (start, end) in intervals(functions["mix"])[0].items()]
print(*(" ".join(spans[i:i + 7]) for i in range(0, len(spans), 7)), sep="\n")
print("== mix(1000)：寄存器的个数与溢出到栈上的变量")
print("寄存器 溢出 静态指令 执行的指令 访问栈")
visits = {}
wanted = execute(functions, "mix", [1000], visits)
for k in range(1, 11):
    assembly, emitters = assemble(functions, POOL[:k])
    mix = emitters["mix"]
    assert build(assembly, "mix", 1, folder)(1000) == wanted == Machine(tree).run("mix", [1000])
    ran, touched = (sum(mix.counts[b][i] * n for (f, b), n in visits.items() if f == "mix") for i in (0, 1))
    print(k, len(mix.spilled), sum(n for n, _ in mix.counts.values()), ran, touched)
print(f"十种都与栈机相同：{wanted}")
