"""特征文件时好时坏：12台数据库逐台改权限，每5分钟随机找一台查询，查到改过的就生成坏文件。"""
import random

rng, NODES, changed = random.Random(18), 12, 0
print("分钟 已改台数 这次的文件")
for minute in range(0, 125, 5):
    changed = min(NODES, minute // 10 + 1)
    bad = rng.randrange(NODES) < changed
    print(minute, changed, "坏" if bad else "好", 240 if bad else 120)
