"""Kimi K2的权重占多少：按公布的约1万亿参数，BF16、FP8、4位整数加缩放（4.5位），与三种机器的显存（GB）。"""
PARAMS = 1e12
print("格式 权重GB 8张80GB 8张141GB 16张80GB")
for name, bits in (("BF16", 16), ("FP8", 8), ("INT4", 4.5)):
    size = PARAMS * bits / 8 / 1e9
    print(name, f"{size:.0f}", 640, 1128, 1280)
