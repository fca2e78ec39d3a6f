"""在大文件开头插入一个字节，看两种分块方式能复用多少。"""
import hashlib
import random

MASK = (1 << 12) - 1                         # 平均块长约4 KiB，加上最小块长
MIN, MAX = 1024, 16384
GEAR = [int.from_bytes(hashlib.sha256(bytes([i])).digest()[:8], "big") for i in range(256)]


def fixed(data, size=4096):
    return [data[i:i + size] for i in range(0, len(data), size)]


def content_defined(data):
    chunks, start, h = [], 0, 0
    for i, byte in enumerate(data):
        h = ((h << 1) + GEAR[byte]) & (2**64 - 1)
        length = i + 1 - start
        if length >= MAX or (length >= MIN and h >> 52 & MASK == 0):
            chunks.append(data[start:i + 1])
            start, h = i + 1, 0
    return chunks + [data[start:]] if start < len(data) else chunks


def names(chunks):
    return {hashlib.sha256(c).hexdigest(): len(c) for c in chunks}


if __name__ == "__main__":
    old = random.Random(20220131).randbytes(1 << 20)
    edits = {"开头插入1字节": b"!" + old,
             "正中改1字节": old[:1 << 19] + bytes([old[1 << 19] ^ 1]) + old[(1 << 19) + 1:],
             "末尾追加1 KiB": old + bytes(1024)}
    for title, cut in (("定长4 KiB", fixed), ("按内容", content_defined)):
        have = names(cut(old))
        print(f"{title}：原文件{len(have)}块，平均{len(old) / len(have):.0f}字节")
        for what, new in edits.items():
            extra = sum(n for k, n in names(cut(new)).items() if k not in have)
            print(f"  {what}：需要新存{extra}字节，占{extra / len(new):.2%}")
