"""Reno的吞吐量近似 MSS/RTT·sqrt(3/2p)，MSS 1460字节，单位Mbit/s。"""
print("丢失率,往返10 ms,往返50 ms,往返200 ms")
for k in range(0, 9):
    p = 10 ** (-2 - k / 2)
    print(f"{100 * p:.6g}", *(f"{1460 * 8 / rtt * (1.5 / p) ** 0.5 / 1e6:.2f}" for rtt in (0.01, 0.05, 0.2)), sep=",")
