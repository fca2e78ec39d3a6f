"""BM25的词频项：同一个词出现几次、段落多长，各加多少分（k1=1.2，平均长度100）。"""
def part(tf, length, k1=1.2, b=0.75, mean=100):
    return tf * (k1 + 1) / (tf + k1 * (1 - b + b * length / mean))


print("次数 长50 长100 长200 长400")
for tf in (0, 1, 2, 3, 5, 8, 12, 20):
    print(tf, *(f"{part(tf, n):.3f}" for n in (50, 100, 200, 400)))
