"""权重、KV缓存各占多少内存，以及由内存带宽决定的生成速度上限。"""
GiB = 2**30
# 名称, 参数量, 层数, 键值头数, 每头维数
MODELS = [("Qwen2.5-0.5B", 0.49e9, 24, 2, 64), ("Qwen2.5-7B", 7.61e9, 28, 4, 128),
          ("Llama 3.1 8B", 8.03e9, 32, 8, 128), ("Qwen2.5-32B", 32.5e9, 64, 8, 128)]
FORMATS = [("BF16", 16), ("Q8_0", 34 * 8 / 32), ("Q4_0", 18 * 8 / 32)]

print("模型           " + "".join(f"{n:>9}" for n, _ in FORMATS) + "   KV每词元   KV@8192   KV@32768")
for name, params, layers, heads, dim in MODELS:
    kv = 2 * layers * heads * dim * 2                 # K与V，各2字节
    print(f"{name:14} " + "".join(f"{params * b / 8 / GiB:9.2f}" for _, b in FORMATS)
          + f"{kv / 1024:8.0f} KiB{kv * 8192 / GiB:10.3f}{kv * 32768 / GiB:11.3f}")
print("（除标明的以外单位是GiB）\n")

print("每生成一个词元要把权重读一遍，带宽除以权重就是上限：")
for where, bw in (("双通道DDR4-3200", 2 * 8 * 3200e6), ("双通道DDR5-5600", 2 * 8 * 5600e6), ("1008 GB/s的显存", 1008e9)):
    row = "，".join(f"{n} {bw / (7.61e9 * b / 8):.1f}" for n, b in FORMATS)
    print(f"  {where}，{bw / 1e9:.1f} GB/s，7.61B参数：{row}（词元/秒）")
