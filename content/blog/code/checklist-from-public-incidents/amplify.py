"""域名解析失败时，递归解析器收到的查询放大多少倍。一台机器上每30秒打开一次页面，成功的记录在本机缓存300秒。"""
HOUR, VISIT, TTL = 3600, 30, 300


def queries(fail_ttl, retries):
    """一小时里，一台机器向递归解析器发多少次。fail_ttl：失败在本机记多久；retries：应用失败后隔5、10、20秒……再试几次。"""
    visits = range(0, HOUR, VISIT)
    times = sorted(t for v in visits for k in range(retries + 1) if (t := v + 5 * (2 ** k - 1)) < HOUR)
    sent, until = 0, -1
    for t in times:
        if t >= until:
            sent += 1
            until = t + fail_ttl
    return sent


def healthy():
    sent, until = 0, -1
    for t in range(0, HOUR, VISIT):
        if t >= until:
            sent, until = sent + 1, t + TTL
    return sent


usual = healthy()
print(f"平时每小时{usual}次")
print("失败缓存 重试 每小时 倍数")
for fail_ttl in (0, 5, 30):
    for retries in (0, 1, 2, 3):
        n = queries(fail_ttl, retries)
        print(f"{fail_ttl}秒" if fail_ttl else "不缓存", retries, n, f"{n / usual:.0f}")
