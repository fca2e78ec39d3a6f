"""五个副本，每次省去一条规则，数有多少个种子出事。每个种子模拟4秒，出事就停。"""
import sys
sys.dont_write_bytecode = True
from raft import Sim

SEEDS = 1200
print("省去的规则,两个领导者,提交了两样,出事的种子,最小的种子")
for rule in ("过半", "日志够新", "日志落盘", "前一条相同", "选票落盘", "当前任期"):
    broken = [Sim(seed, off=(rule,)).run(4000).broken for seed in range(SEEDS)]
    two, twice = (broken.count(name) for name in ("同一任期两个领导者", "同一位置提交了两样"))
    first = next((seed for seed, name in enumerate(broken) if name), "")
    print(rule, two, twice, f"{100 * (two + twice) / SEEDS:.2f}%", first, sep=",")
