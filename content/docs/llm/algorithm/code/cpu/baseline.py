"""不用神经网络能压到多少：同一份训练与验证，xz与n元统计（Witten-Bell插值），每字节几比特。"""
import lzma
import math
from collections import Counter, defaultdict

from gpt import corpus

train, valid = (bytes(part.tolist()) for part in corpus("**/*.mdx"))
size = lambda b: len(lzma.compress(b, preset=9 | lzma.PRESET_EXTREME))
print("做法,比特,奈特")


def show(name, bits):
    print(name, f"{bits:.3f}", f"{bits * math.log(2):.3f}", sep=",")


show("均匀", 8)
show("xz只看验证集", size(valid) * 8 / len(valid))
show("xz接在训练集后", (size(train + valid) - size(train)) * 8 / len(valid))
p = [1 / 256] * len(valid)
for order in range(7):
    seen = defaultdict(Counter)
    for i in range(order, len(train)):
        seen[train[i - order:i]][train[i]] += 1
    bits = 0
    for i in range(len(valid)):
        # 见过的次数加上“种数×低一阶的概率”，再归一；没见过的前文就用低一阶
        if i >= order and (after := seen.get(valid[i - order:i])):
            p[i] = (after[valid[i]] + len(after) * p[i]) / (after.total() + len(after))
        bits -= math.log2(p[i])
    show(f"前{order}个字节的统计", bits / len(valid))
