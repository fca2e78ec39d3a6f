"""五个副本的定时器同时从零开始，单程5～15 ms，超时在150 ms与150 ms加“散布”之间。多久选出领导者，用了几个任期？"""
import sys
sys.dont_write_bytecode = True
from raft import Sim

print("散布,一次选成,中位,p99,没选出")
for spread in (0, 1, 3, 10, 20, 40, 70, 100, 150, 300, 600):
    runs = [Sim(seed, spread=spread, delay=(5, 15), loss=0, late=0, faults=False)
            .run(5000, stop=lambda sim: sim.leaders) for seed in range(1000)]
    took = sorted(r.now if r.leaders else 5000 for r in runs)
    once = sum(1 in r.leaders for r in runs)
    print(spread, f"{once / 10:.1f}%", f"{took[500]:.0f}", f"{took[990]:.0f}", sum(not r.leaders for r in runs), sep=",")
