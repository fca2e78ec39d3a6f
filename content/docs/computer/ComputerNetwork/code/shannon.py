"""同样的发射功率，信道加宽，噪声也多收进来：容量随信号强弱怎样变。"""
from math import log2

BANDS = (20, 40, 80, 160)                     # MHz
print("20 MHz上的信噪比 " + " ".join(f"{w} MHz" for w in BANDS) + " （Mbit/s）")
for db in range(-10, 42, 2):
    snr = 10 ** (db / 10)
    print(f"{db} dB " + " ".join(f"{w * log2(1 + snr * 20 / w):.1f}" for w in BANDS))
