"""在自己的笔记上训练字节级BPE：词表多大，一个汉字合几个词元，词表里都是些什么。"""
import re
from collections import Counter, defaultdict
from heapq import heappop, heappush

lines = open("notes.txt", encoding="utf-8").read().splitlines()
test, train = lines[::10], [s for i, s in enumerate(lines) if i % 10]   # 每十段留一段不训练
SPLIT = re.compile(r"[\u4e00-\u9fff]+| ?[A-Za-z]+|[0-9]|[^\u4e00-\u9fffA-Za-z0-9]")


def chunks(texts):
    """预切分：汉字串、英文词、单个数字、标点，合并不跨过它们。"""
    return Counter(tuple(c.encode()) for s in texts for c in SPLIT.findall(s))


def merge(ids, pair, new):
    out, i = [], 0
    while i < len(ids):
        if ids[i:i + 2] == pair:
            out.append(new)
            i += 2
        else:
            out.append(ids[i])
            i += 1
    return tuple(out)


def learn(limit):
    """每次合并最常见的一对（次数相同取编号大的），只重数含有它的那些串；堆里过时的项弹出时再丢。"""
    words = list(chunks(train).items())
    pairs, where, heap = Counter(), defaultdict(set), []
    for w, (ids, n) in enumerate(words):
        for p in zip(ids, ids[1:]):
            pairs[p] += n
            where[p].add(w)
    push = lambda p: heappush(heap, (-pairs[p], -p[0], -p[1]))
    for p in pairs:
        push(p)
    rules, vocab = {}, {i: bytes([i]) for i in range(256)}
    for new in range(256, limit):
        while True:
            n, a, b = heappop(heap)
            best = (-a, -b)
            if pairs[best] == -n:
                break
        rules[best], vocab[new] = new, vocab[best[0]] + vocab[best[1]]
        changed = set()
        for w in where.pop(best):
            ids, n = words[w]
            after = merge(ids, best, new)
            words[w] = (after, n)
            for sign, seq in ((-n, ids), (n, after)):
                for p in zip(seq, seq[1:]):
                    pairs[p] += sign
                    changed.add(p)
            for p in zip(after, after[1:]):
                where[p].add(w)
        pairs[best] = 0
        for p in changed - {best}:
            if pairs[p] > 0:
                push(p)
    return rules, vocab


def encode(ids, rules, size):
    while len(ids) > 1:
        pair = min(zip(ids, ids[1:]), key=lambda p: rules.get(p, size))
        if rules.get(pair, size) >= size:
            break
        ids = merge(ids, pair, rules[pair])
    return ids


def kind(b):
    try:
        text = b.decode()
    except UnicodeDecodeError:
        return "半个字"
    if not all("\u4e00" <= c <= "\u9fff" for c in text):
        return "其他"
    return {1: "一字", 2: "两字"}.get(len(text), "三字以上")


han = {c: n for c, n in chunks(test).items() if c[0] >= 0xE4 and len(c) >= 3 and kind(bytes(c)) != "其他"}
word = {c: n for c, n in chunks(test).items() if bytes(c[-1:]).isalpha()}
rules, vocab = learn(8192)
print(f"训练{sum(map(len, train))}字，测试{sum(map(len, test))}字")
print("词表  每汉字词元  每英文词词元  半个字  一字  两字  三字以上  其他")
for size in (256, 512, 1024, 2048, 4096, 8192):
    z = sum(n * len(encode(c, rules, size)) for c, n in han.items()) / sum(n * len(c) // 3 for c, n in han.items())
    e = sum(n * len(encode(c, rules, size)) for c, n in word.items()) / sum(word.values())
    kinds = Counter(kind(vocab[i]) for i in range(256, size))
    print(f"{size:4}  {z:.3f}  {e:.3f}  " + "  ".join(f"{kinds[k]:4}" for k in ("半个字", "一字", "两字", "三字以上", "其他")))
longest = sorted((vocab[i] for i in range(256, 8192) if kind(vocab[i]) == "三字以上"), key=lambda b: (-len(b), b))
print("最长的几个：", "、".join(b.decode() for b in longest[:6]))
