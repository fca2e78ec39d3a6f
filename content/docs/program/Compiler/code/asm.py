"""三地址码→x86-64汇编：活跃区间、线性扫描分配寄存器、逐条翻译。遵守System V的调用约定。"""
import subprocess

from ir import NEGATED, Lower, defines, uses

CALLEE = ["rbx", "rbp", "r12", "r13", "r14", "r15"]  # 跨过调用也不变
POOL = ["r8", "r9", "r10", "r11"] + CALLEE           # rax、rcx、rdx留给翻译时临时用
ARGS = ["rdi", "rsi", "rdx", "rcx"]                  # 至多四个参数
NAMES = {"+": "add", "-": "sub", "*": "imul"}
JUMPS = {"<": "jl", "<=": "jle", ">": "jg", ">=": "jge", "==": "je", "!=": "jne"}


def optimized(tree):
    functions = {fn.token.text: Lower(fn) for fn in tree.kids}
    for fn in functions.values():
        fn.to_ssa(), fn.fold(), fn.from_ssa(), fn.coalesce()
    return functions


def intervals(fn):
    """变量→[第一次, 最后一次]，中间的空档不计。另返回各次调用的位置。"""
    (into, out), spans, calls, at = fn.live(), {}, [], 0

    def touch(names, position):
        for v in names:
            first, last = spans.get(v, (position, position))
            spans[v] = [min(first, position), max(last, position)]

    touch(into["b0"], 0)  # 用到的参数
    for b, block in fn.blocks.items():
        touch(into[b], at + 1)
        for ins in block:
            at += 1
            touch(uses(ins) + [defines(ins)] * bool(defines(ins)), at)
            calls += [at] * (ins[0] == "call")
        touch(out[b], at)
    return spans, calls


def linear_scan(fn, pool):
    """按起点从早到晚给寄存器；没有空的，就把终点最远的那个放到栈上。"""
    (spans, calls), place, active, spilled = intervals(fn), {}, [], []
    for v, (start, end) in sorted(spans.items(), key=lambda item: (item[1], item[0])):
        active = [a for a in active if spans[a][1] > start]  # 已经结束的还回寄存器
        usable = [r for r in pool if r in CALLEE or not any(start < c < end for c in calls)]
        taken = {place[a] for a in active}
        free = [r for r in usable if r not in taken]
        if free:
            place[v] = free[0]
            active.append(v)
            continue
        rivals = [a for a in active if place[a] in usable]
        far = max(rivals, key=lambda a: spans[a][1], default=v)
        if spans[far][1] > end:  # 让出来的归v
            place[v] = place[far]
            active[active.index(far)] = v
        else:
            far = v
        place[far] = f"[rsp+{8 * len(spilled)}]"
        spilled.append(far)
    return place, spilled


class Emitter:
    """一个函数的汇编。counts是每块里的（指令数，访问栈上变量的指令数）。"""
    def __init__(self, fn, pool):
        self.fn, self.lines, self.counts = fn, [], {}
        self.place, self.spilled = linear_scan(fn, pool)
        self.saved = [r for r in CALLEE if r in self.place.values()]
        has_call = any(i[0] == "call" for block in fn.blocks.values() for i in block)
        self.frame = 8 * len(self.spilled)
        if has_call and (self.frame + 8 * len(self.saved)) % 16 != 8:
            self.frame += 8  # 调用时rsp要对齐到16
        labels = list(fn.blocks)
        for i, (b, block) in enumerate(fn.blocks.items()):
            begin = len(self.lines)
            if i == 0:
                self.prologue()
            for ins in block:
                self.translate(ins, labels[i + 1] if i + 1 < len(labels) else None)
            made = self.lines[begin:]
            self.counts[b] = len(made), sum("[rsp" in line for line in made)
            self.lines.insert(begin, f".L{fn.name}_{b}:")

    def put(self, op, *operands):
        self.lines.append(f"  {op} {', '.join(map(str, operands))}".rstrip())

    def at(self, v):
        return self.place[v] if isinstance(v, str) else v

    def move(self, to, source):
        if to == source:
            return
        if source == 0 and to[0] != "[":
            low = {"r": "e"}.get(to[0], "") + to[1:] if not to[1].isdigit() else to + "d"
            self.put("xor", low, low)
        elif isinstance(source, int) and not -2**31 <= source < 2**31 or "[" in to and "[" in str(source):
            self.put("mov", "rax", source)
            self.put("mov", self.qword(to), "rax")
        else:
            self.put("mov", self.qword(to), source)

    def qword(self, to):
        return f"QWORD PTR {to}" if to[0] == "[" else to

    def prologue(self):
        for r in self.saved:
            self.put("push", r)
        if self.frame:
            self.put("sub", "rsp", self.frame)
        for param, r in zip(self.fn.params, ARGS):
            if param in self.place:  # 没用到的参数不必搬
                self.move(self.at(param), r)

    def operand(self, v):  # 大常数放不进指令，先装进rcx
        v = self.at(v)
        if isinstance(v, int) and not -2**31 <= v < 2**31:
            self.put("mov", "rcx", v)
            return "rcx"
        return v

    def translate(self, ins, following):
        op = ins[0]
        if op == "copy":
            self.move(self.at(ins[1]), self.at(ins[2]))
        elif op in NAMES:
            to, a, b = self.at(ins[1]), self.at(ins[2]), self.operand(ins[3])
            if b == to and op in "+*":
                a, b = b, self.operand(ins[2])
            work = to if to[0] != "[" and b != to else "rax"
            self.move(work, a)
            self.put(NAMES[op], work, b)
            self.move(to, work)
        elif op in "/%" and len(op) == 1:
            self.move("rax", self.at(ins[2]))
            divisor = self.at(ins[3])
            if isinstance(divisor, int):
                self.move("rcx", divisor)
                divisor = "rcx"
            self.put("cqo")
            self.put("idiv", self.qword(divisor))
            self.move(self.at(ins[1]), "rax" if op == "/" else "rdx")
        elif op == "call":
            for r, arg in zip(ARGS, ins[3]):
                self.move(r, self.at(arg))
            self.put("call", f"mini_{ins[2]}")
            self.move(self.at(ins[1]), "rax")
        elif op == "ret":
            self.move("rax", self.at(ins[1]))
            if self.frame:
                self.put("add", "rsp", self.frame)
            for r in reversed(self.saved):
                self.put("pop", r)
            self.put("ret")
        elif op == "jump":
            if ins[1] != following:
                self.put("jmp", f".L{self.fn.name}_{ins[1]}")
        else:
            _, test, a, b, yes, no = ins
            left, right = self.at(a), self.operand(b)
            if isinstance(left, int) or "[" in left and "[" in str(right):
                self.move("rax", left)
                left = "rax"
            self.put("cmp", self.qword(left), right)
            if yes == following:
                test, yes, no = NEGATED[test], no, yes
            self.put(JUMPS[test], f".L{self.fn.name}_{yes}")
            if no != following:
                self.put("jmp", f".L{self.fn.name}_{no}")


def assemble(functions, pool=POOL):
    emitters = {name: Emitter(fn, pool) for name, fn in functions.items()}
    lines = [".intel_syntax noprefix", ".text"]
    for name, emitter in emitters.items():
        lines += [f".globl mini_{name}", f".type mini_{name}, @function", f"mini_{name}:", *emitter.lines,
                  f".size mini_{name}, .-mini_{name}"]
    return "\n".join(lines + ['.section .note.GNU-stack,"",@progbits', ""]), emitters


def build(assembly, name, arity, folder):
    """用gcc汇编并链接。得到的程序把命令行上的整数交给函数，打印结果。"""
    (folder / "f.s").write_text(assembly)
    takes = ", ".join(["long"] * arity)
    gives = ", ".join(f"atol(v[{i + 1}])" for i in range(arity))
    (folder / "main.c").write_text(f'#include <stdio.h>\n#include <stdlib.h>\nlong mini_{name}({takes});\n'
                                   f'int main(int c, char **v) {{ printf("%ld\\n", mini_{name}({gives})); }}\n')
    subprocess.run(["gcc", folder / "f.s", folder / "main.c", "-o", folder / "f"], check=True)
    return lambda *args: int(subprocess.run([folder / "f", *map(str, args)], check=True, capture_output=True).stdout)
