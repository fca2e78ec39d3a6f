"""由块格式算每个权重占几位，再算 Llama 3 8B 各种量化文件的大小。"""
FORMATS = {            # 块里的权重数, 块的字节数
    "Q8_0": (32, 2 + 32),                    # 一个 FP16 缩放 + 32 个 8 位整数
    "Q4_0": (32, 2 + 16),
    "Q6_K": (256, 128 + 64 + 16 + 2),        # 低 4 位、高 2 位、16 个缩放、总缩放
    "Q5_K": (256, 2 + 2 + 12 + 32 + 128),
    "Q4_K": (256, 2 + 2 + 12 + 128),         # 总缩放、总最小值、8 组 6 位参数、4 位权重
}
bits = {k: n * 8 / w for k, (w, n) in FORMATS.items()} | {"F16": 16.0, "F32": 32.0}
for k in FORMATS:
    print(f"{k}: {FORMATS[k][1]} 字节 / {FORMATS[k][0]} 个权重 = {bits[k]} 位")

H, L, INTER, VOCAB, KV = 4096, 32, 14336, 128256, 1024
EMB, V, DOWN = VOCAB * H, H * KV, H * INTER
REST = 2 * H * H + H * KV + 2 * H * INTER    # 每层的 q、o、k、gate、up
NORM = (2 * L + 1) * H
ALL = L * (REST + V + DOWN) + 2 * EMB + NORM


def more_bits(i):                            # llama.cpp 里给一半的层多留几位
    return i < L // 8 or i >= 7 * L // 8 or (i - L // 8) % 3 == 2


def size(parts):
    return sum(n * bits[f] / 8 for n, f in parts)


half = sum(more_bits(i) for i in range(L))
mixed = lambda lo: ([(L * REST + EMB, lo), (EMB, "Q6_K"), (NORM, "F32")]
                    + [(half * (V + DOWN), "Q6_K"), ((L - half) * (V + DOWN), lo)])
plans = {"F16": [(ALL - NORM, "F16"), (NORM, "F32")],
         "Q8_0": [(ALL - NORM, "Q8_0"), (NORM, "F32")],
         "Q6_K": [(ALL - NORM, "Q6_K"), (NORM, "F32")],
         "Q5_K_M": mixed("Q5_K"), "Q4_K_M": mixed("Q4_K")}
print(f"参数 {ALL:,}，多留位数的层 {half} 层")
for name, parts in plans.items():
    b = size(parts)
    print(f"{name:<7} {b / 1e9:6.2f} GB  {b / 2 ** 30:6.2f} GiB  平均 {b * 8 / ALL:.2f} 位")
