"""全部规则都在，换几千个种子查安全性。每个种子模拟4秒。"""
import sys
sys.dont_write_bytecode = True
from raft import Sim

SEEDS = 2000
print("副本 种子 出事 事件 领导者 提交（后三项是每个种子的平均）")
for n in (3, 5):
    runs = [Sim(seed, n=n).run(4000) for seed in range(SEEDS)]
    mean = [f"{sum(values) / SEEDS:.1f}" for values in (
        [r.count for r in runs], [len(r.leaders) for r in runs], [len(r.chosen) for r in runs])]
    print(n, SEEDS, sum(r.broken is not None for r in runs), *mean)
