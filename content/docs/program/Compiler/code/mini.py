"""Mini：一门小语言的前端。词法、语法、作用域与类型，每个错误都带行列。"""
from collections import namedtuple
from dataclasses import dataclass, field

Token = namedtuple("Token", "kind text line column")


@dataclass
class Node:
    kind: str
    token: Token
    kids: list = field(default_factory=list)
    type: str = ""
    slot: str = ""  # 检查以后：这个名字指哪个变量


class MiniError(Exception):
    def __init__(self, token, message):
        super().__init__(message)
        self.token = token


# ---- 词法：一个有限自动机，状态与字符类决定下一个状态
WORDS = {"fn", "let", "while", "if", "else", "return", "true", "false", "int", "bool"}
MOVES = {("起", "字"): "名", ("名", "字"): "名", ("名", "数"): "名", ("起", "空"): "空", ("空", "空"): "空",
         ("起", "数"): "整", ("整", "数"): "整", ("整", "字"): "坏", ("坏", "字"): "坏", ("坏", "数"): "坏"}
MOVES |= {("起", c): "符" for c in "+-*/%(){},;:"} | {("起", c): "比" for c in "<>=!"} | {("比", "="): "符"}
MOVES |= {("起", c): c for c in "&|"} | {(c, c): "符" for c in "&|"} | {("起", "#"): "注"}
ACCEPT = {"名", "整", "符", "比", "空", "注"}


def move(state, c):
    if state == "注":
        return "注" if c != "\n" else None
    sort = "字" if c.isalpha() or c == "_" else "数" if c in "0123456789" else "空" if c in " \t\r\n" else c
    return MOVES.get((state, sort))


def tokenize(text):
    at, line, head = 0, 1, 0  # head是这一行的开头
    while at < len(text):
        state, end = "起", at
        while end < len(text) and (after := move(state, text[end])):
            state, end = after, end + 1  # 能走就走：取最长的一段
        word = text[at:max(end, at + 1)]
        token = Token(word if word in WORDS or state in "符比" else state, word, line, at - head + 1)
        if state not in ACCEPT:
            raise MiniError(token, f"不认得“{word}”")
        if state not in "空注":
            yield token
        if "\n" in word:
            line, head = line + word.count("\n"), at + word.rindex("\n") + 1
        at = end
    yield Token("尾", "文件末尾", line, at - head + 1)


# ---- 语法：语句用递归下降，表达式用优先级攀升
LEVEL = {"||": 1, "&&": 2, "==": 3, "!=": 3, "<": 4, "<=": 4, ">": 4, ">=": 4, "+": 5, "-": 5, "*": 6, "/": 6, "%": 6}


class Parser:
    def __init__(self, text):
        self.tokens, self.at, self.errors = list(tokenize(text)), 0, []

    @property
    def now(self):
        return self.tokens[self.at]

    def take(self, want=None):
        token = self.now
        if want and token.kind != want:
            if want == ";":  # 缺分号：指在前一个词元的末尾
                _, word, line, column = self.tokens[self.at - 1]
                raise MiniError(Token("", " ", line, column + len(word)), "这里缺一个“;”")
            raise MiniError(token, f"这里要{'名字' if want == '名' else f'“{want}”'}，读到的是“{token.text}”")
        self.at += token.kind != "尾"
        return token

    def accept(self, kind):
        return self.now.kind == kind and self.take()

    def many(self, item, end, stop):  # 出错就跳到下一个能重新开始的地方
        while self.now.kind not in (end, "尾"):
            try:
                yield item()
            except MiniError as error:
                self.errors.append(error)
                while self.now.kind not in stop | {"尾"}:
                    self.take()
                self.accept(";")

    def program(self):
        return Node("program", self.now, list(self.many(self.function, "尾", {"fn"})))

    def listed(self, item):  # 括号里用逗号隔开的几项
        kids = [] if self.take("(") else None
        while self.now.kind != ")" and (not kids or self.take(",")):
            kids.append(item())
        return self.take(")") and kids

    def type(self):
        return self.take(":") and self.take("bool" if self.now.kind == "bool" else "int").kind

    def function(self):
        node = Node("fn", self.take("fn") and self.take("名"))
        node.kids = self.listed(lambda: Node("param", self.take("名"), type=self.type()))
        node.type, body = self.type(), self.block()
        node.kids.append(body)
        return node

    def block(self):
        node = Node("block", self.take("{"))
        node.kids = list(self.many(self.statement, "}", {";", "}", "let", "while", "if", "return"}))
        return self.take("}") and node

    def statement(self):
        token = self.now
        if self.accept("if"):
            kids = [self.expression(), self.block()]
            return Node("if", token, kids + [self.block()] if self.accept("else") else kids)
        if self.accept("while"):
            return Node("while", token, [self.expression(), self.block()])
        if self.accept("return"):
            node = Node("return", token, [self.expression()])
        else:
            node = Node("let" if self.accept("let") else "set", self.take("名"))
            node.kids = [self.take("=") and self.expression()]
        return self.take(";") and node

    def expression(self, least=1):
        left = self.unary()
        while (level := LEVEL.get(self.now.kind, 0)) >= least:
            token = self.take()
            left = Node(token.kind, token, [left, self.expression(level + 1)])
        return left

    def unary(self):
        token = self.take()
        if token.kind in "-!":
            return Node("neg" if token.kind == "-" else "not", token, [self.unary()])
        if token.kind == "(":
            inner = self.expression()
            return self.take(")") and inner
        if token.kind == "名" and self.now.kind == "(":
            return Node("call", token, self.listed(self.expression))
        if token.kind not in ("名", "整", "true", "false"):
            self.at -= token.kind != "尾"
            raise MiniError(token, f"这里要一个表达式，读到的是“{token.text}”")
        return Node({"名": "name", "整": "int"}.get(token.kind, "bool"), token)
