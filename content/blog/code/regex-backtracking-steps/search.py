"""数一数在文字里搜索“行尾空白”要看多少个字符，三种输入。"""
import re


def search_steps(text):
    """re.search(r"\\s+$", text)的朴素做法：每个起点都向右吃空白，再看是不是末尾。"""
    steps = 0
    for start in range(len(text)):
        i = start
        while i < len(text) and text[i] == " ":
            i += 1
            steps += 1
        if i > start:
            while i > start:                   # 吃完逐个退回来，每退一次查一次$
                steps += 1
                if i == len(text):
                    return steps
                i -= 1
        else:
            steps += 1
    return steps


print("    n  空格后有x  空格在末尾  全是字母")
for n in (500, 1000, 2000, 4000):
    rows = [" " * n + "x", "x" + " " * n, "x" * n]
    print(f"{n:5d} {search_steps(rows[0]):10d} {search_steps(rows[1]):11d} {search_steps(rows[2]):9d}")
for text in (" " * 9 + "x", "x" + " " * 9, "x" * 9):   # 与re核对结论
    assert bool(re.search(r"\s+$", text)) == (text != text.rstrip())
