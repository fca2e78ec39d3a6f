"""模拟一段JSON经过SQL字符串字面量这一层之后变成什么。"""
import json

ESCAPES = {"0": "\0", "b": "\b", "n": "\n", "r": "\r", "t": "\t", "Z": "\x1a",
           "%": "\\%", "_": "\\_"}


def sql_literal(source, no_backslash_escapes=False):
    """解析单引号包着的MySQL字符串字面量，返回服务器得到的文本。"""
    assert source[0] == source[-1] == "'"
    out, i, body = [], 0, source[1:-1]
    while i < len(body):
        c = body[i]
        if c == "'":                      # 两个单引号表示一个
            assert body[i + 1] == "'"
            i += 1
        elif c == "\\" and not no_backslash_escapes:
            i += 1
            c = ESCAPES.get(body[i], body[i])  # 不认识的转义：去掉反斜杠
        out.append(c)
        i += 1
    return "".join(out)


def report(title, source, **mode):
    text = sql_literal(source, **mode)
    print(title, "SQL : " + source, "文本: " + text.replace("\n", "⏎"), sep="\n  ")
    try:
        (value,) = json.loads(text).values()
        print(f"  值  : {value}")
    except json.JSONDecodeError as e:
        where = len(text[:e.pos].encode("utf-8"))
        print(f"  错误: {e.msg}，字符{e.pos}，字节{where}")


report("1 引号少一层", r"""'{"mascot": "a dolphin named \"Sakila\"."}'""")
report("2 引号够了", r"""'{"mascot": "a dolphin named \\"Sakila\\"."}'""")
report("3 换行变成真的换行", r"""'{"log": "line1\nline2"}'""")
report("4 Unicode转义被悄悄改掉", r"""'{"t": "\u4e2d"}'""")
report("5 正则里的反斜杠", r"""'{"re": "\\d+\\s"}'""")
report("6 正则，写对的层数", r"""'{"re": "\\\\d+\\\\s"}'""")
report("7 同2，但会话是NO_BACKSLASH_ESCAPES", r"""'{"mascot": "a dolphin named \\"Sakila\\"."}'""",
       no_backslash_escapes=True)
report("8 字节位置与字符位置", r"""'{"名字": "节能\n"}'""")
