"""由公开规格看一张卡的脾气：算力与带宽之比，显存读一遍要多久，某个间隔之内读得完多少。"""

CARDS = [  # 名字，显存GB，带宽GB/s，BF16稠密TFLOPS
    ("A10", 24, 600, 125),
    ("L40S", 48, 864, 362),
    ("H100", 80, 3350, 989),
    ("H200", 141, 4800, 989),
    ("MI300X", 192, 5300, 1307),
]

print("卡         平衡点  读一遍显存  30 ms内读得完")
for name, size, band, tflops in CARDS:
    hot = min(size, band * 0.030)
    print(f"{name:9}  {tflops * 1000 / band:4.0f}  {size / band * 1000:7.1f} ms"
          f"  {hot:5.0f} GB，{hot / size:.0%}")
