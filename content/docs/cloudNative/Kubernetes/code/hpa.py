"""水平伸缩的控制循环：按官方文档的公式与默认值走一遍，每步一秒。"""
import math

COST = 0.004                       # 一个请求用掉的核·秒，一个核每秒做250个

def run(load, request=0.5, cap=1.0, target=0.6, start=40, window=300, least=3, most=40, seconds=1800):
    pods = [-999] * least          # 各实例的启动时刻
    usage, advice = [], []         # 每秒的平均用量（核），历次建议
    dropped = changes = work = 0
    worst = least
    for t in range(seconds):
        ready = [b for b in pods if t - b >= start]
        each = load(t) * COST / len(ready)             # 均分到就绪的实例
        dropped += max(0, each - cap) / COST * len(ready)
        usage.append(min(each, cap))                   # 一个实例最多用得上cap个核，多的请求丢掉
        work += len(pods)
        if t % 15 == 0 and t >= 45:
            seen = sum(usage[t - 30:t - 15]) / 15 / request      # 指标晚到15秒；利用率以request为底
            known = sum(t - 30 - b >= start for b in pods)       # 那时已就绪、因而有指标的实例
            ratio = seen / target
            wanted = len(pods)
            if ratio > 1.1:                                      # 容差一成；没有指标的按0计，免得扩过头
                ratio = seen * known / len(pods) / target
                if ratio > 1.1:
                    wanted = math.ceil(ratio * len(pods) - 1e-9)
                    wanted = min(wanted, max(2 * len(pods), len(pods) + 4))   # 每15秒至多翻倍或加4个
            elif ratio < 0.9:
                wanted = math.ceil(ratio * len(pods) - 1e-9)
            wanted = max(least, min(most, wanted))
            advice = [(s, n) for s, n in advice if t - s <= window] + [(t, wanted)]
            if wanted < len(pods):
                wanted = min(len(pods), max(n for _, n in advice))  # 缩容取窗口里最大的建议
            if wanted != len(pods):
                changes += 1
                pods = (pods + [t] * wanted)[:wanted]
        worst = max(worst, len(pods))
    return worst, changes, round(dropped), work // 60

def step(t):
    return 1500 if 300 <= t < 1200 else 300

def saw(t):
    return 1500 if t // 120 % 2 else 300

print("最多几个  调整几次  丢掉的请求  实例·分钟")
for name, load, more in (
    ("负载从300跳到1500，15分钟后回落", step, {}),
    ("同上，启动要120秒", step, {"start": 120}),
    ("同上，目标定成85%", step, {"target": 0.85}),
    ("同上，request写成1核", step, {"request": 1.0}),
    ("同上，request写成2核，程序是单线程", step, {"request": 2.0}),
    ("两分钟一换的锯齿，窗口300秒", saw, {}),
    ("同一锯齿，窗口设成0", saw, {"window": 0}),
):
    worst, changes, dropped, work = run(load, **more)
    print(f"{worst:6}  {changes:8}  {dropped:10}  {work:9}  {name}")
