"""mix(2000)：可用的寄存器从1个到10个，一次调用的处理器时间。各量九次取最小。"""
import subprocess
import tempfile
from pathlib import Path

from asm import POOL, assemble, optimized
from stack import load

here, scratch = Path(__file__).parent, tempfile.TemporaryDirectory()
folder = Path(scratch.name)
functions = optimized(load((here / "programs.mini").read_text()))
print("寄存器 溢出 us")
for k in range(1, 11):
    assembly, emitters = assemble(functions, POOL[:k])
    (folder / "f.s").write_text(assembly)
    subprocess.run(["gcc", "-O2", folder / "f.s", here / "harness.c", "-o", folder / "f"], check=True)
    took = subprocess.run([folder / "f", "time", "mix", "2000", "500"], check=True, capture_output=True, text=True).stdout
    print(k, len(emitters["mix"].spilled), f"{int(took.split()[1]) / 1000:.2f}")
