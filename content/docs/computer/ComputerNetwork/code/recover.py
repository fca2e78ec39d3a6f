"""丢失一次之后窗口怎样回来：Reno每往返加一，CUBIC按时间的三次函数。往返50 ms，满窗4281个报文段。"""
RTT, W, C, BETA = 0.05, 4281, 0.4, 0.7
K = (W * (1 - BETA) / C) ** (1 / 3)

print("秒,Reno,CUBIC")
for t in range(0, 121, 3):
    print(t, min(W, W // 2 + int(t / RTT)), round(C * (t - K) ** 3 + W) if t < 20 else "", sep=",")
