"""字节级BPE：从256个字节开始，反复合并最常见的相邻对。"""
from collections import Counter

ZH = """缓存把最近用过的数据放在离处理器更近的地方。处理器访问内存要等待上百个周期，访问缓存只要几个周期。
程序访问内存有局部性：刚访问过的数据很快还会再访问，刚访问过的地址旁边的数据也常常被访问。
缓存按行存放数据，一行通常是六十四个字节。处理器访问一个字节，缓存会把整行数据从内存取来。
缓存放满以后，要把一行旧数据换出去，才能放进新数据。换出哪一行，由替换策略决定。
多个处理器各有自己的缓存，同一份数据可能有几个副本。一个处理器改了数据，别的副本就要作废。
操作系统也用内存做缓存：从磁盘读来的数据先放在内存里，下次访问就不必再读磁盘。
虚拟内存把磁盘和内存连在一起，程序访问的页不在内存里，就由操作系统从磁盘取来。
"""
EN = """A cache keeps recently used data close to the processor. An access to main memory takes hundreds of cycles,
an access to the cache takes only a few. Programs access memory with locality: data accessed recently will be
accessed again soon, and the data next to a recently accessed address is often accessed too.
A cache stores data in lines, and a line is usually sixty-four bytes. When the processor accesses one byte, the
cache brings the whole line from memory. When the cache is full, an old line of data must leave before a new
line can come in. The replacement policy decides which line leaves the cache. When several processors have
their own caches, the same data can have several copies. When one processor changes the data, the other copies
become invalid. The operating system uses memory as a cache too: data read from the disk stays in memory, and
the next access does not need to read the disk again.
"""


def merge(ids, pair, new):
    out, i = [], 0
    while i < len(ids):
        if ids[i:i + 2] == list(pair):
            out.append(new)
            i += 2
        else:
            out.append(ids[i])
            i += 1
    return out


def train(text, merges):
    ids, rules = list(text.encode()), []
    vocab = {i: bytes([i]) for i in range(256)}
    for new in range(256, 256 + merges):
        pairs = Counter(zip(ids, ids[1:]))
        pair = max(pairs, key=lambda p: (pairs[p], -p[0], -p[1]))   # 次数相同取编号小的
        if pairs[pair] < 2:
            break
        rules.append((pair, new))
        vocab[new] = vocab[pair[0]] + vocab[pair[1]]
        ids = merge(ids, pair, new)
    return rules, vocab


def encode(text, rules):
    ids = list(text.encode())
    for pair, new in rules:                    # 按学到的先后依次合并
        ids = merge(ids, pair, new)
    return ids


def show(b):
    try:
        return b.decode()
    except UnicodeDecodeError:
        return "<" + b.hex() + ">"


rules, vocab = train(ZH, 60)
print("只用中文训练，前12次合并：", [show(vocab[n]) for _, n in rules[:12]])
print("第一个完整的词：", next(show(vocab[n]) for _, n in rules if len(show(vocab[n])) == 2 and len(vocab[n]) == 6))

TEST_ZH, TEST_EN = "处理器把内存里的数据放进缓存。", "The processor brings the data from memory to the cache."
print("\n测试句：", len(TEST_ZH), "个中文字符，", len(TEST_EN), "个英文字符")
print("合并次数  训练语料  中文词元  每字词元  英文词元  每字符词元")
for merges in (0, 100, 200, 300):
    for name, text in (("英文", EN), ("中英", EN + ZH)):
        rules, vocab = train(text, merges)
        z, e = encode(TEST_ZH, rules), encode(TEST_EN, rules)
        assert b"".join(vocab[i] for i in z).decode() == TEST_ZH
        print(f"{len(rules):8d}  {name:6}{len(z):8d}{len(z) / len(TEST_ZH):10.2f}{len(e):10d}{len(e) / len(TEST_EN):11.2f}")
print("\n最后一行的切法：", "|".join(show(vocab[i]) for i in z))
print("没见过的字：", "|".join(show(vocab[i]) for i in encode("鲲鹏", rules)))
