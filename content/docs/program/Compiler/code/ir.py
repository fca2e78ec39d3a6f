"""树→三地址码与基本块→SSA→折叠→退出SSA。指令是列表，操作数是变量名或整数：
["+", 结果, 左, 右]  ["copy", 结果, 源]  ["call", 结果, 函数, 实参]  ["phi", 结果, {前驱: 值}]
每块最后一条是["jump", 块]、["if", 比较, 左, 右, 成立去的块, 否则去的块]或["ret", 值]。"""
from itertools import count

from stack import COMPUTE

NEGATED = {"<": ">=", ">=": "<", ">": "<=", "<=": ">", "==": "!=", "!=": "=="}


def uses(ins):
    values = {"phi": lambda: ins[2].values(), "call": lambda: ins[3], "jump": list,
              "if": lambda: ins[2:4], "ret": lambda: ins[1:]}.get(ins[0], lambda: ins[2:])()
    return [v for v in values if isinstance(v, str)]


def defines(ins):
    return None if ins[0] in ("jump", "if", "ret") else ins[1]


def replace(ins, f):  # 把每个用到的操作数换成f(操作数)
    if ins[0] == "phi":
        ins[2] = {block: f(v) for block, v in ins[2].items()}
    elif ins[0] == "call":
        ins[3] = [f(v) for v in ins[3]]
    elif ins[0] != "jump":
        first, last = {"if": (2, 4), "ret": (1, 2)}.get(ins[0], (2, len(ins)))
        ins[first:last] = [f(v) for v in ins[first:last]]


def targets(block):
    return {"jump": block[-1][1:], "if": block[-1][4:]}.get(block[-1][0], [])


class Lower:
    """一个函数→{块名: 指令}。块名b0、b1……，b0是入口。"""
    def __init__(self, fn):
        self.name, self.params = fn.token.text, [param.slot for param in fn.kids[:-1]]
        self.blocks, self.labels, self.temps = {}, (f"b{i}" for i in count()), (f"${i}" for i in count(1))
        self.begin(next(self.labels))
        self.statement(fn.kids[-1])
        self.prune()

    def begin(self, label):
        self.now = self.blocks[label] = []

    def emit(self, *ins):
        if not (self.now and self.now[-1][0] in ("jump", "if", "ret")):  # return之后的不要
            self.now.append(list(ins))

    def fresh(self, n):
        return [next(self.labels) for _ in range(n)]

    def statement(self, node):
        kids = node.kids
        if node.kind == "block":
            for kid in kids:
                self.statement(kid)
        elif node.kind in ("let", "set"):
            self.emit("copy", node.slot, self.value(kids[0]))
        elif node.kind == "return":
            self.emit("ret", self.value(kids[0]))
        elif node.kind == "while":
            head, body, end = self.fresh(3)
            self.emit("jump", head)
            self.begin(head)
            self.condition(kids[0], body, end)
            self.begin(body)
            self.statement(kids[1])
            self.emit("jump", head)
            self.begin(end)
        else:
            yes, no, end = self.fresh(3)
            self.condition(kids[0], yes, no if len(kids) == 3 else end)
            for label, body in zip((yes, no), kids[1:]):
                self.begin(label)
                self.statement(body)
                self.emit("jump", end)
            self.begin(end)

    def condition(self, node, yes, no):
        """成立跳到yes，否则跳到no。&&、||、!变成跳转，没有一条指令。"""
        if node.kind in ("&&", "||"):
            middle = next(self.labels)
            self.condition(node.kids[0], *((middle, no) if node.kind == "&&" else (yes, middle)))
            self.begin(middle)
            self.condition(node.kids[1], yes, no)
        elif node.kind == "not":
            self.condition(node.kids[0], no, yes)
        elif node.kind in NEGATED:
            self.emit("if", node.kind, *map(self.value, node.kids), yes, no)
        else:
            self.emit("if", "!=", self.value(node), 0, yes, no)

    def value(self, node):
        if node.kind == "int":
            return int(node.token.text)
        if node.kind == "bool":
            return int(node.token.text == "true")
        if node.kind == "name":
            return node.slot
        temp = next(self.temps)
        if node.kind == "call":
            self.emit("call", temp, node.token.text, [self.value(kid) for kid in node.kids])
        elif node.kind == "neg":
            self.emit("-", temp, 0, self.value(node.kids[0]))
        elif node.kind in "+-*/%":
            self.emit(node.kind, temp, *[self.value(kid) for kid in node.kids])
        else:  # 布尔值：两条路各赋一次
            yes, no, end = self.fresh(3)
            self.condition(node, yes, no)
            for label, truth in ((yes, 1), (no, 0)):
                self.begin(label)
                self.emit("copy", temp, truth)
                self.emit("jump", end)
            self.begin(end)
        return temp

    # ---- 控制流图
    def order(self):  # 反后序：先于后继（回边除外）
        seen, out = set(), []

        def visit(label):
            seen.add(label)
            for after in reversed(targets(self.blocks[label])):
                if after not in seen:
                    visit(after)
            out.append(label)

        visit(next(iter(self.blocks)))
        return out[::-1]

    def before(self):  # 每块的前驱
        return {b: [p for p in self.blocks if b in targets(self.blocks[p])] for b in self.blocks}

    def prune(self):
        self.blocks = {label: self.blocks[label] for label in self.order()}

    def live(self):
        """每块入口、出口活跃的变量：从后往前，反复直到不变。"""
        into, out = {b: set() for b in self.blocks}, {}
        changed = True
        while changed:
            changed = False
            for b, block in reversed(self.blocks.items()):
                out[b] = set().union(*(into[t] for t in targets(block)))
                alive = set(out[b])
                for ins in reversed(block):
                    alive = alive - {defines(ins)} | set(uses(ins))
                changed |= alive != into[b]
                into[b] = alive
        return into, out

    # ---- 静态单赋值
    def dominators(self):
        """每块的直接支配者：去掉它，从入口就到不了这一块。"""
        before, all_blocks = self.before(), set(self.blocks)
        dom = {b: all_blocks if i else {b} for i, b in enumerate(self.blocks)}
        while True:
            new = {b: set.intersection(*(dom[p] for p in before[b])) | {b} if before[b] else {b} for b in self.blocks}
            if new == dom:
                return {b: max(dom[b] - {b}, key=lambda d: len(dom[d]), default=None) for b in self.blocks}
            dom = new

    def to_ssa(self):
        idom, before, (into, _) = self.dominators(), self.before(), self.live()
        frontier = {b: set() for b in self.blocks}
        for b in self.blocks:
            for p in before[b] if len(before[b]) > 1 else []:
                while p != idom[b]:  # 从p往上走到b的支配者，路上的块管不到b
                    frontier[p].add(b)
                    p = idom[p]
        phis = {b: {} for b in self.blocks}
        for var in sorted({defines(i) for block in self.blocks.values() for i in block} - {None}):
            todo = [b for b, block in self.blocks.items() if any(defines(i) == var for i in block)]
            while todo:
                for b in sorted(frontier[todo.pop()]):
                    if var not in phis[b] and var in into[b]:  # 不再用到的不放
                        phis[b][var] = ["phi", var, {}]
                        todo.append(b)
        numbers = {}

        def rename(b, names):
            names = dict(names)

            def version(var):
                numbers[var] = numbers.get(var, 0) + 1
                names[var] = var if var[0] == "$" and numbers[var] == 1 else f"{var}.{numbers[var]}"
                return names[var]

            block = self.blocks[b]
            for var, phi in phis[b].items():
                phi[1] = version(var)
            for ins in block:
                replace(ins, lambda v: names.get(v, v))
                if defines(ins):
                    ins[1] = version(ins[1])
            for after in targets(block):
                for var, phi in phis[after].items():
                    phi[2][b] = names.get(var, 0)
            for kid in (k for k in self.blocks if idom[k] == b):
                rename(kid, names)

        rename(next(iter(self.blocks)), {p: p for p in self.params})
        for b, extra in phis.items():
            self.blocks[b][:0] = extra.values()

    # ---- 在SSA上化简
    def fold(self):
        """常量传播、复写传播、删去不可达的块与没人用的指令，直到不变。"""
        changed = True
        while changed:
            changed = False
            known = {}
            for block in self.blocks.values():
                for ins in block:
                    if (value := simplify(ins)) is not None:
                        known[ins[1]] = value
            for block in self.blocks.values():
                for ins in block:
                    replace(ins, lambda v: resolve(v, known))
                kept = [i for i in block if defines(i) not in known]
                if kept[-1][0] == "if" and all(isinstance(v, int) for v in kept[-1][2:4]):
                    _, op, a, b, yes, no = kept[-1]
                    kept[-1] = ["jump", yes if COMPUTE[op](a, b) else no]
                changed |= kept != block
                block[:] = kept
            self.prune()
            before, used = self.before(), {v for block in self.blocks.values() for i in block for v in uses(i)}
            for b, block in self.blocks.items():
                for ins in block:
                    if ins[0] == "phi":
                        ins[2] = {p: v for p, v in ins[2].items() if p in before[b]}
                kept = [i for i in block if not defines(i) or i[1] in used or not harmless(i)]
                changed |= len(kept) != len(block)
                block[:] = kept
        self.join()

    def join(self):  # 只有一个后继、而它只有一个前驱：并成一块
        for b in list(self.blocks):
            while b in self.blocks and self.blocks[b][-1][0] == "jump":
                after = self.blocks[b][-1][1]
                if len(self.before()[after]) > 1:
                    break
                self.blocks[b][-1:] = self.blocks.pop(after)
                for t in targets(self.blocks[b]):
                    for ins in self.blocks[t]:
                        if ins[0] == "phi":
                            ins[2] = {b if p == after else p: v for p, v in ins[2].items()}

    # ---- 退出SSA：φ换成复写，再把能合并的名字并成一个
    def from_ssa(self):
        for b, block in list(self.blocks.items()):
            for ins in [i for i in block if i[0] == "phi"]:
                temp = next(self.temps)
                for p, value in ins[2].items():
                    self.blocks[p].insert(-1, ["copy", temp, value])
                ins[:] = ["copy", ins[1], temp]

    def coalesce(self):
        """复写的两边若不同时活跃，就用同一个名字，这条复写随之消失。"""
        (into, out), conflict = self.live(), {}

        def meet(a, others):
            for other in others - {a}:
                conflict.setdefault(a, set()).add(other)
                conflict.setdefault(other, set()).add(a)

        for param in self.params:
            meet(param, into[next(iter(self.blocks))])
        for b, block in self.blocks.items():
            alive = set(out[b])
            for ins in reversed(block):
                if defines(ins):
                    meet(ins[1], alive - ({ins[2]} if ins[0] == "copy" else set()))
                alive = alive - {defines(ins)} | set(uses(ins))
        name = {}
        for ins in [i for block in self.blocks.values() for i in block if i[0] == "copy" and isinstance(i[2], str)]:
            a, b = resolve(ins[1], name), resolve(ins[2], name)
            if a != b and b not in conflict.get(a, ()):
                if a in self.params or b[0] == "$" != a[0]:  # 留下源码里的名字
                    a, b = b, a
                if a in self.params:
                    continue
                name[a] = b
                for other in conflict.pop(a, set()):
                    conflict[other].discard(a)
                    meet(b, {other})
        for block in self.blocks.values():
            for ins in block:
                replace(ins, lambda v: resolve(v, name))
                if defines(ins):
                    ins[1] = resolve(ins[1], name)
            block[:] = [i for i in block if i[0] != "copy" or i[1] != i[2]]
        for block in self.blocks.values():  # 只剩一条jump的块，直接跳过去
            last = block[-1]
            for i in {"jump": [1], "if": [4, 5]}.get(last[0], []):
                while len(self.blocks[last[i]]) == 1 and self.blocks[last[i]][0][0] == "jump":
                    last[i] = self.blocks[last[i]][0][1]
            if last[0] == "if" and last[4] == last[5]:
                block[-1] = ["jump", last[4]]
        self.prune()
        self.join()

    def size(self):
        return sum(map(len, self.blocks.values()))


def resolve(v, known):
    while v in known:
        v = known[v]
    return v


def harmless(ins):  # 删掉它，看不出差别：调用不行，可能除以零的也不行
    return ins[0] != "call" and not (ins[0] in "/%" and (ins[3] == 0 or isinstance(ins[3], str)))


def simplify(ins):
    """这条指令的结果若是一个常量或别的变量，就返回它。"""
    if ins[0] == "copy":
        return ins[2]
    if ins[0] == "phi":
        values = {v for v in ins[2].values() if v != ins[1]}
        return values.pop() if len(values) == 1 else None
    if ins[0] not in "+-*/%":
        return None
    op, _, a, b = ins
    if isinstance(a, int) and isinstance(b, int):
        return None if op in "/%" and b == 0 else COMPUTE[op](a, b)  # 除以零留到运行时
    if (op, b) in (("+", 0), ("-", 0), ("*", 1), ("/", 1)):
        return a
    if (op, a) in (("+", 0), ("*", 1)):
        return b
    return 0 if op == "*" and 0 in (a, b) else None


def text(ins):
    if ins[0] == "phi":
        return f"{ins[1]} = φ({', '.join(f'{b}: {v}' for b, v in sorted(ins[2].items()))})"
    if ins[0] == "if":
        return f"if {ins[2]} {ins[1]} {ins[3]} → {ins[4]}，否则 → {ins[5]}"
    if ins[0] in ("jump", "ret"):
        return {"jump": "→", "ret": "return"}[ins[0]] + f" {ins[1]}"
    if ins[0] == "call":
        return f"{ins[1]} = {ins[2]}({', '.join(map(str, ins[3]))})"
    return f"{ins[1]} = {ins[2]}" if ins[0] == "copy" else f"{ins[1]} = {ins[2]} {ins[0]} {ins[3]}"


def show(fn):
    for label, block in fn.blocks.items():
        for i, ins in enumerate(block):
            print(f"{label + ':' if i == 0 else '':4} {text(ins)}")


def execute(functions, name, args, visits):
    """解释三地址码，visits数每块执行了多少次。"""
    fn, label, came = functions[name], "b0", None
    env = dict(zip(fn.params, args))
    while True:
        visits[name, label] = visits.get((name, label), 0) + 1
        get = lambda v: env[v] if isinstance(v, str) else v
        block = fn.blocks[label]
        env |= {ins[1]: get(ins[2][came]) for ins in block if ins[0] == "phi"}  # φ同时取值
        for ins in block:
            if ins[0] == "copy":
                env[ins[1]] = get(ins[2])
            elif ins[0] == "call":
                env[ins[1]] = execute(functions, ins[2], list(map(get, ins[3])), visits)
            elif ins[0] == "ret":
                return get(ins[1])
            elif ins[0] in COMPUTE and ins[0] in "+-*/%":
                env[ins[1]] = COMPUTE[ins[0]](get(ins[2]), get(ins[3]))
        last = block[-1]
        came, label = label, last[1] if last[0] == "jump" else last[4 if COMPUTE[last[1]](get(last[2]), get(last[3])) else 5]
