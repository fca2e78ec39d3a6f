"""RFC 6298的重传超时估计，单位毫秒。"""
ALPHA, BETA, K = 1 / 8, 1 / 4, 4
G, MIN_RTO = 1, 1000

srtt = rttvar = None
for r in (100, 100, 120, 100, 300, 110, 105):
    if srtt is None:
        srtt, rttvar = r, r / 2
    else:
        rttvar = (1 - BETA) * rttvar + BETA * abs(srtt - r)   # 先更新偏差，用的是旧SRTT
        srtt = (1 - ALPHA) * srtt + ALPHA * r
    raw = srtt + max(G, K * rttvar)
    print(f"R={r:3d}  SRTT={srtt:7.2f}  RTTVAR={rttvar:6.2f}  "
          f"公式值={raw:6.1f}  RFC下限后={max(raw, MIN_RTO):6.1f}  Linux下限后={srtt + max(200, K * rttvar):6.1f}")
