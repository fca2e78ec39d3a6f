"""由公开配置计算参数量、权重显存和每个词元的 KV 缓存。"""
CONFIG = {   # 宽度, 层数, 查询头, 键值头, 头宽度, 中间宽度, 词表, QKV 偏置
    "Llama 3 8B":   (4096, 32, 32, 8, 128, 14336, 128256, False),
    "Llama 3 70B":  (8192, 80, 64, 8, 128, 28672, 128256, False),
    "Qwen2.5-7B":   (3584, 28, 28, 4, 128, 18944, 152064, True),
}
GIB = 2 ** 30

for name, (h, layers, nq, nkv, hd, inter, vocab, bias) in CONFIG.items():
    attn = h * nq * hd * 2 + h * nkv * hd * 2 + (nq + 2 * nkv) * hd * bias
    ffn = 3 * h * inter
    per_layer = attn + ffn + 2 * h                # 两个 RMSNorm
    embed = vocab * h
    total = layers * per_layer + 2 * embed + h    # 输入、输出嵌入不共享
    kv = 2 * layers * nkv * hd * 2                # K 与 V，每个数 2 字节
    print(name)
    print(f"  每层注意力 {attn:,}  前馈 {ffn:,}")
    print(f"  两张嵌入表 {2 * embed:,}  合计 {total:,}")
    print(f"  权重 BF16 {total * 2 / GIB:.2f} GiB  INT8 {total / GIB:.2f} GiB  4.5 位 {total * 4.5 / 8 / GIB:.2f} GiB")
    print(f"  KV {kv / 1024:.0f} KiB/词元  8192 词元 {kv * 8192 / GIB:.3f} GiB")
