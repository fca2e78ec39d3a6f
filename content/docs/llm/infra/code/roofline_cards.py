"""五张卡的屋顶线：每读一个字节做多少次运算时，最多能到多少TFLOPS（BF16稠密）。"""
CARDS = [  # 名字，带宽GB/s，TFLOPS，与cards.py相同
    ("A10", 600, 125), ("L40S", 864, 362), ("H100", 3350, 989), ("H200", 4800, 989), ("MI300X", 5300, 1307),
]

print("强度 " + " ".join(name for name, _, _ in CARDS))
for power in range(-1, 13):
    x = 2.0 ** power
    print(f"{x:g} " + " ".join(f"{min(tflops, x * band / 1000):.4g}" for _, band, tflops in CARDS))
