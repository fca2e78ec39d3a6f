"""ddmin：把会失败的输入缩到“去掉任何一个都不再失败”。"""
import csv
import io
import re

calls = 0


def parse(line):
    """被调试的程序：一个手写的CSV拆分，对连续两个引号处理错了。"""
    out, cur, quoted = [], "", False
    for ch in line:
        if ch == '"':
            quoted = not quoted
        elif ch == "," and not quoted:
            out.append(cur)
            cur = ""
        else:
            cur += ch
    return out + [cur]


def fails(chars):
    global calls
    calls += 1
    line = "".join(chars)
    try:
        want = next(csv.reader(io.StringIO(line), strict=True))
    except (csv.Error, StopIteration):
        return False                          # 标准库也不接受的输入不算
    return parse(line) != want


def ddmin(items, test):
    n = 2
    while len(items) >= 2:
        size = -(-len(items) // n)
        parts = [items[i:i + size] for i in range(0, len(items), size)]
        for i, part in enumerate(parts):
            rest = [x for j, p in enumerate(parts) if j != i for x in p]
            if test(part):
                items, n = part, 2
                break
            if test(rest):
                items, n = rest, max(n - 1, 2)
                break
        else:
            if n >= len(items):
                break
            n = min(len(items), 2 * n)
    return items


FIELD = r'(?:"(?:[^"]|"")*"|[^",]*)'
RFC4180 = re.compile(f"{FIELD}(?:,{FIELD})*")


def fails_strictly(chars):
    return RFC4180.fullmatch("".join(chars)) is not None and fails(chars)


if __name__ == "__main__":
    line = '1042,"Ada, L.",3.50,"said ""hi"" twice",2022-06-05,ok,,"x"'
    print("原来的输入", len(line), "个字符：", line)
    print("期望：", next(csv.reader([line])))
    print("得到：", parse(line))
    for title, test in (("只要求结果不同", fails), ("还要求输入合乎RFC 4180", fails_strictly)):
        calls = 0
        small = "".join(ddmin(list(line), test))
        print(f"\n{title}：缩到{len(small)}个字符，比较了{calls}次：", small)
        print("  期望：", next(csv.reader([small])), " 得到：", parse(small))
