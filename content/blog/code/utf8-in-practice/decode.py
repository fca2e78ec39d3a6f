"""照RFC 3629写的UTF-8解码器，与CPython的结果逐一比对。"""
from itertools import product


def decode_one(b):
    """解出开头的一个码点，返回(码点, 字节数)；不合法时抛ValueError。"""
    first = b[0]
    if first < 0x80:
        return first, 1
    if 0xC2 <= first <= 0xDF:
        need, cp, low = 1, first & 0x1F, 0x80
    elif 0xE0 <= first <= 0xEF:
        need, cp, low = 2, first & 0x0F, 0x800
    elif 0xF0 <= first <= 0xF4:
        need, cp, low = 3, first & 0x07, 0x10000
    else:
        raise ValueError("不可能的首字节")
    if len(b) < need + 1:
        raise ValueError("序列被截断")
    for x in b[1:need + 1]:
        if x & 0xC0 != 0x80:
            raise ValueError("缺少后续字节")
        cp = cp << 6 | x & 0x3F
    if cp < low:
        raise ValueError("过长编码")
    if 0xD800 <= cp <= 0xDFFF:
        raise ValueError("代理码点")
    if cp > 0x10FFFF:
        raise ValueError("超出U+10FFFF")
    return cp, need + 1


def show(raw):
    try:
        cp, n = decode_one(raw)
        return f"U+{cp:04X}，{n}字节"
    except ValueError as e:
        return f"拒绝：{e}"


for raw in (b"\xe8\x8a\x82", b"\xf0\xa0\xae\xb7", b"\xe8\x8a", b"\xc0\xaf",
            b"\xe0\x80\xaf", b"\xed\xa0\x80", b"\xf4\x90\x80\x80", b"\xff"):
    print(f"{raw.hex(' '):12}  {show(raw)}")


def same(raw):
    try:
        mine = chr(decode_one(raw)[0]) if decode_one(raw)[1] == len(raw) else None
    except ValueError:
        mine = None
    try:
        ref = raw.decode()
        ref = ref if len(ref) == 1 else None
    except UnicodeDecodeError:
        ref = None
    return mine == ref


edge = (0x00, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xFF)
cases = [bytes(x) for x in product(range(256), repeat=1)]
cases += [bytes(x) for x in product(range(256), repeat=2)]
cases += [bytes(x) for x in product(range(256), edge, edge)]
cases += [bytes(x) for x in product(range(256), edge, edge, edge)]
print(f"\n比对{len(cases)}个字节串，不一致：{sum(not same(c) for c in cases)}")
