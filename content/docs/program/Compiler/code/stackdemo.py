"""gcd的字节码，以及栈机与走树两种解释器各走多少步。"""
from pathlib import Path

from stack import Machine, Walker, load

tree = load(Path(__file__).with_name("gcd.mini").read_text())
machine, walker = Machine(tree), Walker(tree)
print("== gcd的字节码（槽：a=0 b=1 rest=2）")
for at, (op, arg) in enumerate(machine.functions["gcd"].code):
    print(f"{at:2} {op}" + (f" {arg}" if op in ("push", "load", "store", "jz", "jmp", "call") else ""))
print("== 结果与步数")
for name, args in [("gcd", [1071, 462]), ("coprime", [36]), ("coprime", [1000])]:
    machine.steps = walker.steps = machine.deepest = 0
    results = machine.run(name, args), walker.run(name, args)
    print(f"{name}{tuple(args)} 结果{results} 指令{machine.steps} 节点{walker.steps} 栈最深{machine.deepest}")
