"""max-age取多长：一个缓存取用一千万秒，要问源站几成，又有几成拿到的是旧内容。时间都是假的，随机数固定。"""
import random

SECONDS = 10_000_000
EVERY, LIVES = 60, 86_400                       # 平均60秒取用一次，平均一天改一次


def events(mean, rng):
    at, out = rng.expovariate(1 / mean), []
    while at < SECONDS:
        out.append(at)
        at += rng.expovariate(1 / mean)
    return out


rng = random.Random(9111)
gets, changes = events(EVERY, rng), events(LIVES, rng)

print("max_age 问源站 只回304 拿到旧的 最旧")
for age in (0, 10, 30, 60, 300, 600, 3600, 4 * 3600, 86_400, 7 * 86_400):
    asked = same = stale = worst = version = have = 0
    until, changed = -1.0, 0.0                  # 手里的能用到什么时候；它后面那一版是什么时候出的
    for now in gets:
        while version < len(changes) and changes[version] <= now:
            version += 1
        if now >= until:                        # 过期了，去核实
            asked += 1
            same += have == version and asked > 1
            have, until = version, now + age
        elif have != version:
            stale += 1
            worst = max(worst, now - changes[have])
    n = len(gets)
    print(age, f"{asked / n:.3%} {same / n:.3%} {stale / n:.3%} {worst:.0f}")
