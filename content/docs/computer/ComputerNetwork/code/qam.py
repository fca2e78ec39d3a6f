"""方形QAM在高斯白噪声里要多大的信噪比；再由自由空间损耗算接收功率。"""
from math import erfc, log2, log10, sqrt, pi


def symbol_error(m, snr_db):
    """m个点的方形星座认错一个码元的概率，snr是码元能量与噪声之比。"""
    snr = 10 ** (snr_db / 10)
    q = erfc(sqrt(3 * snr / (m - 1)) / sqrt(2)) / 2      # 一个方向上越过半格
    p = 2 * (1 - 1 / sqrt(m)) * q
    return 1 - (1 - p) ** 2


def needed(m, target):
    lo, hi = 0.0, 60.0
    for _ in range(60):
        mid = (lo + hi) / 2
        lo, hi = (mid, hi) if symbol_error(m, mid) > target else (lo, mid)
    return hi


print("星座      位/码元  误符号率0.001  误符号率0.000001  香农至少要")
for m in (4, 16, 64, 256, 1024, 4096):
    shannon = 10 * log10(m - 1)                           # log2(1+snr) = log2(m)
    print(f"{m:>4}-QAM {int(log2(m)):>6} {needed(m, 1e-3):>11.1f} dB"
          f" {needed(m, 1e-6):>13.1f} dB {shannon:>12.1f} dB")


def loss(metres, mhz):                                    # 20 lg(4πd/λ)
    return 20 * log10(4 * pi * metres * mhz * 1e6 / 299_792_458)


NOISE = -174 + 7                                          # 热噪声 dBm/Hz，加接收机噪声系数7 dB
print("\n发射20 dBm，两端天线增益合计4 dB，每堵墙12 dB")
print("载波   带宽  墙  距离   损耗    接收     信噪比")
for mhz, width, walls in ((2437, 20, 0), (5500, 20, 0), (5500, 80, 0), (5500, 80, 2), (5500, 20, 2)):
    for d in (3, 30):
        path = loss(d, mhz) + 12 * walls
        rx = 20 + 4 - path
        snr = rx - (NOISE + 10 * log10(width * 1e6))
        print(f"{mhz}  {width:>3}   {walls} {d:>4} m {path:6.1f} dB {rx:6.1f} dBm {snr:5.1f} dB")
