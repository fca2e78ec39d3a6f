"""字节级 BPE：在一小段语料上学合并规则，再用它切分新句子。"""
from collections import Counter

CORPUS = ("缓存命中，读缓存。缓存未命中，读内存。写缓存，再写内存。"
          "cache hit, cache miss, cache line, cached data. ") * 3


def pairs(ids):
    return Counter(zip(ids, ids[1:]))


def merge(ids, pair, new):
    out, i = [], 0
    while i < len(ids):
        if tuple(ids[i:i + 2]) == pair:
            out.append(new)
            i += 2
        else:
            out.append(ids[i])
            i += 1
    return out


def train(text, n):
    ids, rules, vocab = list(text.encode()), {}, {i: bytes([i]) for i in range(256)}
    for new in range(256, 256 + n):
        pair = max(pairs(ids).items(), key=lambda kv: (kv[1], kv[0]))[0]
        rules[pair] = new
        vocab[new] = vocab[pair[0]] + vocab[pair[1]]
        ids = merge(ids, pair, new)
    return rules, vocab


def encode(text, rules):
    ids = list(text.encode())
    while len(ids) > 1:
        pair = min(pairs(ids), key=lambda p: rules.get(p, 10 ** 9))
        if pair not in rules:
            break
        ids = merge(ids, pair, rules[pair])
    return ids


def label(b):
    try:
        return b.decode()
    except UnicodeDecodeError:
        return "<" + b.hex(" ") + ">"        # 不是完整的汉字


for n in (10, 40):
    rules, vocab = train(CORPUS, n)
    print(f"学 {n} 条合并规则，词表 {len(vocab)} 项")
    for s in ("写缓存", "cache miss", "缓冲", "cacheless"):
        ids = encode(s, rules)
        assert b"".join(vocab[i] for i in ids).decode() == s
        print(f"  {s}: {len(s.encode())} 字节 -> {len(ids)} 个词元  "
              + " | ".join(label(vocab[i]) for i in ids))
