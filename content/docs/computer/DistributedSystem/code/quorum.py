"""量出本机追加512字节并落盘要多久，再由这些样本推算：n个副本同时落盘，等过半与等全部各是多久（微秒）。"""
import os
import random
import tempfile
import time


def sample(count, directory):
    took = []
    with tempfile.TemporaryFile(dir=directory) as file:
        fd = file.fileno()
        os.posix_fallocate(fd, 0, 512 * count)
        for _ in range(count):
            start = time.perf_counter()
            os.write(fd, b"x" * 512)
            os.fdatasync(fd)
            took.append((time.perf_counter() - start) * 1e6)
    return took


took = sample(6000, ".")
rng = random.Random(1)
print("副本,过半p50,过半p99,过半p99.9,全部p50,全部p99,全部p99.9")
for n in (1, 3, 5, 7, 9):
    rounds = [sorted(rng.choice(took) for _ in range(n)) for _ in range(40000)]
    row = []
    for k in (n // 2, n - 1):
        waits = sorted(r[k] for r in rounds)
        row += [waits[int(len(waits) * q)] for q in (0.5, 0.99, 0.999)]
    print(n, *(f"{w:.0f}" for w in row), sep=",")
