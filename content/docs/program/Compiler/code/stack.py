"""树→栈机的字节码，以及跑它的解释器；另有一个直接走树的解释器作对照。整数64位，溢出回绕，除法向零取整。"""
from check import front


def wrap(x):
    return (x + (1 << 63)) % (1 << 64) - (1 << 63)


def quotient(a, b):
    return abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1)


COMPUTE = {"+": lambda a, b: wrap(a + b), "-": lambda a, b: wrap(a - b), "*": lambda a, b: wrap(a * b),
           "/": lambda a, b: wrap(quotient(a, b)), "%": lambda a, b: a - b * quotient(a, b),
           "<": lambda a, b: int(a < b), "<=": lambda a, b: int(a <= b), ">": lambda a, b: int(a > b),
           ">=": lambda a, b: int(a >= b), "==": lambda a, b: int(a == b), "!=": lambda a, b: int(a != b)}


class Compiler:
    """一个函数的字节码：[操作, 操作数]的列表。"""
    def __init__(self, fn):
        self.code, self.slots = [], {}
        for param in fn.kids[:-1]:
            self.slot(param)
        self.visit(fn.kids[-1])

    def slot(self, node):
        return self.slots.setdefault(node.slot, len(self.slots))

    def emit(self, op, arg=0):
        self.code.append([op, arg])
        return self.code[-1]

    def visit(self, node):
        kind, kids = node.kind, node.kids
        if kind == "if":
            self.visit(kids[0])
            skip = self.emit("jz")
            self.visit(kids[1])
            if len(kids) == 3:
                end = self.emit("jmp")
                skip[1] = len(self.code)
                self.visit(kids[2])
                skip = end
            skip[1] = len(self.code)  # 回填：现在才知道跳到哪里
        elif kind == "while":
            top = len(self.code)
            self.visit(kids[0])
            out = self.emit("jz")
            self.visit(kids[1])
            self.emit("jmp", top)
            out[1] = len(self.code)
        elif kind in ("&&", "||"):  # 短路：左边定了就不算右边
            self.visit(kids[0])
            self.emit("dup")
            skip = self.emit("jz" if kind == "&&" else "jnz")
            self.emit("pop")
            self.visit(kids[1])
            skip[1] = len(self.code)
        elif kind == "int":
            self.emit("push", int(node.token.text))
        elif kind == "bool":
            self.emit("push", int(node.token.text == "true"))
        elif kind == "name":
            self.emit("load", self.slot(node))
        else:
            if kind == "neg":
                self.emit("push", 0)
            for kid in kids:
                self.visit(kid)
            if kind in ("let", "set"):
                self.emit("store", self.slot(node))
            elif kind == "call":
                self.emit("call", (node.token.text, len(kids)))
            elif kind == "not":
                self.emit("push", 0), self.emit("==")
            elif kind == "return":
                self.emit("ret")
            elif kind != "block":
                self.emit("-" if kind == "neg" else kind)


class Machine:
    def __init__(self, tree):
        self.functions = {fn.token.text: Compiler(fn) for fn in tree.kids}
        self.steps = self.deepest = 0

    def run(self, name, args):
        fn, stack, at = self.functions[name], [], 0
        code, slots = fn.code, list(args) + [0] * len(fn.slots)
        while True:
            op, arg = code[at]
            at += 1
            self.steps += 1
            if op == "push":
                stack.append(arg)
            elif op == "load":
                stack.append(slots[arg])
            elif op == "store":
                slots[arg] = stack.pop()
            elif op == "jmp":
                at = arg
            elif op in ("jz", "jnz"):
                at = arg if (stack.pop() == 0) == (op == "jz") else at
            elif op == "dup":
                stack.append(stack[-1])
            elif op == "pop":
                stack.pop()
            elif op == "call":
                callee, count = arg
                rest = len(stack) - count
                stack[rest:] = [self.run(callee, stack[rest:])]
            elif op == "ret":
                return stack.pop()
            else:
                right = stack.pop()
                stack[-1] = COMPUTE[op](stack[-1], right)
            self.deepest = max(self.deepest, len(stack))


class Walker:
    """直接走树。steps数访问了多少节点。"""
    def __init__(self, tree):
        self.functions, self.steps = {fn.token.text: fn for fn in tree.kids}, 0

    def run(self, name, args):
        fn = self.functions[name]
        return self.visit(fn.kids[-1], {param.slot: arg for param, arg in zip(fn.kids, args)})

    def visit(self, node, env):  # 语句返回None表示继续，返回值表示return了
        self.steps += 1
        kind, kids = node.kind, node.kids
        if kind == "block":
            return next((value for kid in kids if (value := self.visit(kid, env)) is not None), None)
        if kind in ("let", "set"):
            env[node.slot] = self.visit(kids[0], env)
            return None
        if kind == "while":
            while self.visit(kids[0], env):
                if (value := self.visit(kids[1], env)) is not None:
                    return value
            return None
        if kind == "if":
            taken = kids[1:2] if self.visit(kids[0], env) else kids[2:]
            return self.visit(taken[0], env) if taken else None
        if kind == "name":
            return env[node.slot]
        if kind == "int":
            return int(node.token.text)
        if kind == "bool":
            return int(node.token.text == "true")
        if kind in ("&&", "||"):
            left = self.visit(kids[0], env)
            return left if bool(left) == (kind == "||") else self.visit(kids[1], env)
        values = [self.visit(kid, env) for kid in kids]
        if kind == "call":
            return self.run(node.token.text, values)
        if kind == "return":
            return values[0]
        if kind in ("neg", "not"):
            return wrap(-values[0]) if kind == "neg" else int(values[0] == 0)
        return COMPUTE[kind](*values)


def load(text):
    tree, errors = front(text)
    assert not errors, errors
    return tree
