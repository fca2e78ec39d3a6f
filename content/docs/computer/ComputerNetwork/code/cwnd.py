"""按轮次演示Reno：慢启动、拥塞避免、快速恢复、超时。单位：MSS。"""
cwnd, ssthresh = 10, 64
loss = {6: "3个重复ACK", 13: "超时"}
for rnd in range(1, 23):
    phase = "慢启动" if cwnd < ssthresh else "拥塞避免"
    event = loss.get(rnd, "")
    print(f"{rnd:2d}  cwnd={cwnd:2d}  ssthresh={ssthresh:2d}  {phase}  {event}".rstrip())
    if event:
        ssthresh = max(cwnd // 2, 2)            # 以cwnd代表FlightSize
        cwnd = ssthresh if "ACK" in event else 1
    elif cwnd < ssthresh:
        cwnd = min(cwnd * 2, ssthresh)
    else:
        cwnd += 1
