"""三种文件每天改一点，连备三十天，仓库一共多大。块的切法在同目录的chunks.py里。"""
import random

from chunks import content_defined, fixed, names

DAYS, SIZE = 30, 256 << 10
rng = random.Random(20220131)


def append(data):                             # 日志：末尾添4 KiB
    return data + rng.randbytes(4096)


def in_place(data):                           # 数据库：原地改两页，每页4 KiB
    data = bytearray(data)
    for _ in range(2):
        at = rng.randrange(SIZE // 4096) * 4096
        data[at:at + 4096] = rng.randbytes(4096)
    return bytes(data)


def insert(data):                             # 文稿：中间两处各插几十个字节
    for _ in range(2):
        at = rng.randrange(len(data))
        data = data[:at] + rng.randbytes(rng.randrange(20, 80)) + data[at:]
    return data


print("文件 天 每天全拷 没变就不拷 定长4KiB 按内容（KiB）")
for title, edit in (("日志", append), ("数据库", in_place), ("文稿", insert)):
    data = rng.randbytes(SIZE)
    stores, copied = ({}, {}, {}), 0
    for day in range(1, DAYS + 1):
        if day > 1 and day % 7 not in (0, 6):         # 周末不改
            data = edit(data)
        copied += len(data)
        for store, cut in zip(stores, (lambda d: [d], fixed, content_defined)):
            store.update(names(cut(data)))
        sizes = [copied, *(sum(s.values()) for s in stores)]
        if day == 1 or day % 5 == 0:
            print(title, day, *(f"{n / 1024:.0f}" for n in sizes))
