"""Mini的名字与类型。check(树)返回错误的列表，并给每个名字填上slot，给每个表达式填上type。"""
from difflib import get_close_matches

from mini import MiniError, Parser

RULES = {op: ("int", "int") for op in "+-*/%"} | {op: ("int", "bool") for op in ("<", "<=", ">", ">=")}
RULES |= {op: ("bool", "bool") for op in ("&&", "||")} | {"neg": ("int", "int"), "not": ("bool", "bool")}


class Checker:
    def __init__(self, program):
        self.errors, self.scopes, self.functions = [], [], {}
        for fn in program.kids:
            if fn.token.text in self.functions:
                self.fail(fn.token, f"函数{fn.token.text}已经有了")
            self.functions[fn.token.text] = fn
        for fn in program.kids:
            self.fn, self.made = fn, {}
            self.scopes = [{}]
            for param in fn.kids[:-1]:
                self.declare(param)
            self.block(fn.kids[-1])
            if not returns(fn.kids[-1]):
                self.fail(fn.token, f"{fn.token.text}可能走到末尾还没有return")

    def fail(self, token, message):
        self.errors.append(MiniError(token, message))
        return "?"  # 类型不明：后面不再为它报错

    def declare(self, node):
        name, scope = node.token.text, self.scopes[-1]
        if name in scope:
            self.fail(node.token, f"{name}在第{scope[name].token.line}行声明过")
        self.made[name] = self.made.get(name, 0) + 1
        node.slot = name if self.made[name] == 1 else f"{name}@{self.made[name]}"
        scope[name] = node

    def find(self, token, names, what):  # names从里到外
        for scope in names:
            if token.text in scope:
                return scope[token.text]
        near = get_close_matches(token.text, [n for scope in names for n in scope], 1)
        self.fail(token, f"没有叫{token.text}的{what}" + (f"，是不是{near[0]}" if near else ""))

    def want(self, node, type):
        got = self.expression(node)
        if "?" not in (got, type) and got != type:
            self.fail(leftmost(node), f"这里要{type}，这个表达式是{got}")

    def block(self, node):
        self.scopes.append({})
        for kid in node.kids:
            self.statement(kid)
        self.scopes.pop()

    def statement(self, node):
        if node.kind == "let":
            node.type = self.expression(node.kids[0])  # 先看右边，再声明左边
            self.declare(node)
        elif node.kind == "set":
            found = self.find(node.token, self.scopes[::-1], "变量")
            node.slot = found.slot if found else "?"
            self.want(node.kids[0], found.type if found else "?")
        elif node.kind == "return":
            self.want(node.kids[0], self.fn.type)
        else:  # if与while
            self.want(node.kids[0], "bool")
            for block in node.kids[1:]:
                self.block(block)

    def expression(self, node):
        node.type = self.type_of(node)
        return node.type

    def type_of(self, node):
        if node.kind in ("int", "bool"):
            return node.kind
        if node.kind == "name":
            found = self.find(node.token, self.scopes[::-1], "变量")
            node.slot = found.slot if found else "?"
            return found.type if found else "?"
        if node.kind == "call":
            fn = self.find(node.token, [self.functions], "函数")
            params = fn.kids[:-1] if fn else []
            if fn and len(params) != len(node.kids):
                self.fail(node.token, f"{node.token.text}要{len(params)}个参数，给了{len(node.kids)}个")
            for i, kid in enumerate(node.kids):
                self.want(kid, params[i].type if i < len(params) else "?")
            return fn.type if fn else "?"
        if node.kind in ("==", "!="):
            self.want(node.kids[1], self.expression(node.kids[0]))
            return "bool"
        operand, result = RULES[node.kind]
        for kid in node.kids:
            self.want(kid, operand)
        return result


def leftmost(node):  # 表达式在源码里的第一个词元（括号不算）
    while node.kids and node.kind not in ("call", "neg", "not"):
        node = node.kids[0]
    return node.token


def returns(node):  # 每条路都return了吗
    if node.kind == "block":
        return any(returns(kid) for kid in node.kids)
    return node.kind == "return" or node.kind == "if" and len(node.kids) == 3 and all(map(returns, node.kids[1:]))


def front(text):
    """源码→（树，错误）。有语法错误就不再查类型。"""
    try:
        parser = Parser(text)
        tree = parser.program()
    except MiniError as error:
        return None, [error]
    return tree, parser.errors or Checker(tree).errors


def report(error, text, name):
    token = error.token
    source = (text.split("\n") + [""])[token.line - 1]
    mark = " " * (token.column - 1) + "^" * max(1, len(token.text) if token.kind != "尾" else 1)
    return f"{name}:{token.line}:{token.column}: {error}\n  {source}\n  {mark}"
