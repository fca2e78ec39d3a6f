"""Llama 3 8B、BF16、单张 H100 SXM：解码一步的理论下限（毫秒）。"""
PEAK, BW = 989e12, 3.35e12        # 稠密 BF16 运算/秒，显存字节/秒
PARAMS = 8_030_261_248
EMBED = 128256 * 4096             # 输入嵌入只查表，不参与矩阵乘法
KV = 131072                       # 每个词元的 KV 字节数
MM = PARAMS - EMBED
FREE = 80e9 * 0.9 - PARAMS * 2 - 2e9   # 显存的九成，减权重，再给激活留 2 GB

print(f"平衡点: {PEAK / BW:.0f} 次运算/字节；KV 可用 {FREE / 1e9:.1f} GB，共 {FREE / KV:,.0f} 个词元")
print(f"{'批':>5}{'上下文':>7}{'算力':>9}{'读权重':>9}{'读KV':>9}{'下限':>9}{'词元/秒':>11}  瓶颈")
for ctx in (1024, 8192):
    for b in (1, 8, 32, 128, 256):
        if b * ctx * KV > FREE:
            print(f"{b:>5}{ctx:>7}    放不下: KV 要 {b * ctx * KV / 1e9:.1f} GB")
            continue
        flops = b * (2 * MM + 4 * 32 * 4096 * ctx)
        t_c = flops / PEAK * 1e3
        t_w = MM * 2 / BW * 1e3
        t_kv = b * ctx * KV / BW * 1e3
        t = max(t_c, t_w + t_kv)
        print(f"{b:>5}{ctx:>7}{t_c:>11.2f}{t_w:>12.2f}{t_kv:>11.2f}{t:>11.2f}{b / t * 1e3:>14,.0f}  "
              + ("算力" if t_c > t_w + t_kv else "带宽"))

n = 8192
pf = 2 * ((MM - EMBED) * n + EMBED) + 4 * 32 * 4096 * n * n / 2   # 输出头与嵌入表同样大，只算最后一个位置
print(f"预填 {n} 个词元: {pf / 1e12:.1f} T 次运算，下限 {pf / PEAK * 1e3:.0f} ms；利用率五成时 {pf / PEAK * 2e3:.0f} ms")
