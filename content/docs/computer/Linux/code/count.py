"""数出现最多的十个IP：sort|uniq与awk的数组，各要多久。日志是合成的，两万个IP，每格七次取中位，单位秒。"""
import os
import random
import statistics
import subprocess
import tempfile
import time

where = tempfile.mkdtemp(dir="/var/tmp")
WAYS = {"先排序": "sort f | uniq -c | sort -rn | head",
        "awk数组": "awk '{n[$0]++} END {for (k in n) print n[k], k}' f | sort -rn | head"}


def run(command):
    start = time.perf_counter()
    subprocess.run(["bash", "-c", command], cwd=where, env={"PATH": os.environ["PATH"], "LC_ALL": "C"},
                   stdout=subprocess.DEVNULL, check=True)
    return time.perf_counter() - start


print("行数 写法 最快 中位 最慢")
for lines in (10_000, 30_000, 100_000, 300_000, 1_000_000, 3_000_000):
    rng = random.Random(1)
    pool = [f"10.{i % 7}.{i // 256}.{i % 256}" for i in range(20_000)]
    with open(os.path.join(where, "f"), "w") as f:
        for at in range(0, lines, 10_000):
            f.write("\n".join(rng.choices(pool, k=10_000)) + "\n")
    for name, command in WAYS.items():
        got = sorted(run(command) for _ in range(7))
        print(lines, name, *(f"{t:.3f}" for t in (got[0], statistics.median(got), got[-1])), flush=True)
