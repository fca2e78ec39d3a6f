"""一个小模板：变量默认转义，支持for、if、else。"""
import html
import re

TAG = re.compile(r"(\{\{.*?\}\}|\{%.*?%\})", re.S)


class TemplateError(Exception):
    pass


def lookup(expr, context):
    """a.b.c：逐级取键或属性，不执行任意Python表达式。"""
    value = context
    for name in expr.strip().split("."):
        if name.startswith("_"):
            raise TemplateError(f"private name: {name}")
        if isinstance(value, dict):
            value = value.get(name, "")
        else:
            value = getattr(value, name, "")
    return value


class Template:
    def __init__(self, source):
        self.tokens = TAG.split(source)
        self.pos = 0
        self.nodes, end = self.parse()
        if end:
            raise TemplateError(f"unexpected {end}")

    def parse(self):
        """解析到文件末尾或者遇到不属于自己的结束标签，返回(节点, 结束标签)。"""
        nodes = []
        while self.pos < len(self.tokens):
            token = self.tokens[self.pos]
            self.pos += 1
            if token.startswith("{{"):
                nodes.append(("var", token[2:-2]))
            elif not token.startswith("{%"):
                nodes.append(("text", token))
            else:
                words = token[2:-2].split()
                match words:
                    case ["for", name, "in", expr]:
                        nodes.append(("for", name, expr, self.block("endfor")))
                    case ["if", expr]:
                        yes, end = self.parse()
                        no = self.block("endif") if end == "else" else []
                        if end not in ("else", "endif"):
                            raise TemplateError("if without endif")
                        nodes.append(("if", expr, yes, no))
                    case ["endfor" | "endif" | "else" as end]:
                        return nodes, end
                    case _:
                        raise TemplateError(f"bad tag: {token}")
        return nodes, None

    def block(self, want):
        nodes, end = self.parse()
        if end != want:
            raise TemplateError(f"expected {want}, got {end}")
        return nodes

    def render(self, **context):
        out = []
        self.emit(self.nodes, context, out)
        return "".join(out)

    def emit(self, nodes, context, out):
        for node in nodes:
            match node:
                case ("text", text):
                    out.append(text)
                case ("var", expr):
                    out.append(html.escape(str(lookup(expr, context))))
                case ("for", name, expr, body):
                    for item in lookup(expr, context):
                        self.emit(body, {**context, name: item}, out)
                case ("if", expr, yes, no):
                    self.emit(yes if lookup(expr, context) else no, context, out)
