"""同样的显存，连续预留与分页各能同时容纳多少个请求。"""
CAP, MAXLEN, BLOCK = 65536, 8192, 16     # KV 能放的词元数、最大长度、块大小
x, lens = 12345, []
for _ in range(400):                      # 线性同余，结果可重复
    x = (1103515245 * x + 12345) % 2 ** 31
    lens.append(200 + (x >> 8) % 1400)    # 实际长度 200~1599

n1 = CAP // MAXLEN
used1 = sum(lens[:n1])
print(f"按最大长度预留: {n1} 个请求，真正用到 {used1 / CAP:.1%}")

blocks, n2, used2 = CAP // BLOCK, 0, 0
for n in lens:
    need = -(-n // BLOCK)                 # 向上取整
    if need > blocks:
        break
    blocks -= need
    n2 += 1
    used2 += n
print(f"按块分配: {n2} 个请求，真正用到 {used2 / CAP:.1%}")
waste = sum(-n % BLOCK for n in lens[:n2])
print(f"块内碎片: 平均每个请求 {waste / n2:.1f} 个词元，占 {waste / CAP:.2%}")
