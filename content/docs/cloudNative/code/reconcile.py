"""控制循环的两个场面：一台机器断电，一次滚动更新。每步一秒，请求均匀分给“在册”的实例。"""

WANT, RATE, PER = 6, 540, 120      # 期望的实例数；每秒请求数；一个实例每秒最多应付多少
START = 20                         # 实例启动到能接活的秒数

def failure(detect, evict, nodes=3):
    """t=0时一台机器断电。detect秒后判定失联（移出名册），再过evict秒才在别处补建。"""
    dead = WANT // nodes
    lost = overload = 0
    back = detect + evict + START
    for t in range(600):
        alive = WANT if t >= back else WANT - dead
        listed = alive + (dead if t < detect else 0)
        sent = RATE / listed                           # 每个在册实例分到的
        lost += sent * (listed - alive)                # 发给死者的
        overload += max(0, sent - PER) * alive         # 超出活着的处理能力的
    return round(lost), round(overload), back

def rollout(probe, prestop, lag=2, surge=2, unavailable=1):
    """滚动更新：probe是否有就绪探测；prestop是收到删除后多撑几秒；lag是名册传到各处要几秒。"""
    pods = [{"new": False, "born": -99, "del": None} for _ in range(WANT)]
    failed, done = 0, None
    for t in range(1000):
        live = [p for p in pods if p["del"] is None]
        ready = [p for p in live if not probe or t - p["born"] >= START]   # 没有探测，进程起来就算就绪
        for p in [p for p in ready if not p["new"]]:                       # 删旧的，可用数不低于下限
            if len(ready) > WANT - unavailable:
                p["del"] = t
                ready.remove(p)
        live = [p for p in pods if p["del"] is None]
        for _ in range(min(WANT + surge - len(live), WANT - sum(p["new"] for p in live))):
            pods.append({"new": True, "born": t, "del": None})             # 补新的，总数不超过上限
        if done is None and len(ready) == WANT and all(p["new"] for p in ready):
            done = t
        if done is not None and all(t - p["born"] >= START for p in pods):
            return done, round(failed)
        listed = [p for p in pods if (p["del"] is None and (not probe or t - p["born"] >= START))
                  or (p["del"] is not None and t - p["del"] < lag)]
        serving = [p for p in listed if t - p["born"] >= START and (p["del"] is None or t - p["del"] < prestop)]
        failed += RATE * (len(listed) - len(serving)) / len(listed)

print("一台机器断电，十分钟内：发给死者的、超过容量的请求，补齐用时")
for name, detect, evict in (("默认：50秒判定，再等300秒", 50, 300), ("再等30秒", 50, 30), ("只写了一次性脚本", 50, 10 ** 6)):
    lost, overload, back = failure(detect, evict)
    print(f"{name}  {lost}  {overload}  {f'{back}秒' if back < 600 else '不会'}")

print("\n滚动更新6个实例：宣布完成的时刻，失败的请求")
for name, probe, prestop in (("没有就绪探测，收到信号就退", False, 0), ("有探测，收到信号就退", True, 0),
                             ("有探测，多撑5秒再退", True, 5)):
    took, failed = rollout(probe, prestop)
    print(f"{name}  {took}秒  {failed}")
