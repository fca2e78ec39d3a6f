"""LoRA 的可训练参数量，以及几种微调方式的显存（不含激活）。"""
L, H, KV, INTER, TOTAL = 32, 4096, 1024, 14336, 8_030_261_248   # Llama 3 8B
SHAPES = {"q": (H, H), "k": (H, KV), "v": (H, KV), "o": (H, H),
          "gate": (H, INTER), "up": (H, INTER), "down": (INTER, H)}


def lora(r, names):
    return L * sum(r * sum(SHAPES[n]) for n in names)      # A 是 r×输入，B 是 输出×r


for names in (("q", "v"), tuple(SHAPES)):
    for r in (8, 16, 64):
        n = lora(r, names)
        print(f"r={r:<3} {'q,v' if len(names) == 2 else '全部线性层':<6} {n:>12,}  占 {n / TOTAL:.3%}")

n = lora(16, SHAPES)
linear = L * sum(a * b for a, b in SHAPES.values())
rest = TOTAL - linear
nf4 = linear * (4 + 0.127) / 8 + rest * 2                   # 二次量化后每参数约 4.127 位
rows = [("全量", TOTAL * 16),
        ("LoRA", TOTAL * 2 + n * 16),
        ("QLoRA", nf4 + n * 16)]
print("方式     权重与训练状态")
for name, b in rows:
    print(f"{name:<6} {b / 1e9:8.2f} GB")
print(f"适配器文件 {n * 2 / 1e6:.1f} MB（BF16）")
