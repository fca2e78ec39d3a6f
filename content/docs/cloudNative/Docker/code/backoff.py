"""起不来的容器：每次启动0.2秒就崩，重启前的等待从0.1秒起翻倍，最长60秒。列出每次重启的时刻。"""
RUN = 0.2

print("第几次 等待 时刻")
clock = RUN
for n in range(1, 21):
    pause = min(0.1 * 2 ** (n - 1), 60)
    clock += pause
    print(n, f"{pause:g}", f"{clock:.1f}")
    clock += RUN

print("\n间隔/超时/次数 哪种 秒")
for name, interval, timeout, retries in (("10/3/3", 10, 3, 3), ("30/30/3", 30, 30, 3),
                                         ("5/2/2", 5, 2, 2), ("5/2/5", 5, 2, 5)):
    # 最短：卡死发生在检查之前的一瞬，每次立刻失败；最长：发生在检查刚通过之后，每次都等到超时
    print(name, "最短", interval * (retries - 1))
    print(name, "最长", (interval + timeout) * retries)
