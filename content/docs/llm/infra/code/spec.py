"""投机解码：每轮期望产出的词元数与加速比。c 是草稿模型一步的相对代价。"""
def expected(a, k):                       # 接受率 a，草稿长度 k
    return (1 - a ** (k + 1)) / (1 - a)


for c in (0.05, 0.2):
    print(f"草稿代价 c={c}")
    for a in (0.5, 0.7, 0.9):
        row = [f"k={k}: {expected(a, k):.2f} 个, {expected(a, k) / (k * c + 1):.2f} 倍"
               for k in (2, 4, 8)]
        print(f"  接受率 {a}   " + "   ".join(row))
