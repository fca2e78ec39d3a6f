"""同一块盘，隔11分钟量一次，共五次：写4 KiB再刷盘，各500次，分位数（µs）。用法：python3 flush.py 磁盘上的目录"""
import os
import sys
import time

path = os.path.join(sys.argv[1], "flush.dat")


def measure(flush, step):
    took = []
    fd = os.open(path, os.O_CREAT | os.O_WRONLY | os.O_TRUNC)
    for i in range(500):
        start = time.perf_counter()
        os.pwrite(fd, b"x" * 4096, i * step)
        flush(fd)
        took.append((time.perf_counter() - start) * 1e6)
    os.close(fd)
    took.sort()
    return took[0], took[250], took[450], took[495]


print("时刻 做法 最快 中位 九成 九成九")
for run in range(5):
    if run:
        time.sleep(660)
    for name, flush, step in (("追加，fsync", os.fsync, 4096), ("原地，fdatasync", os.fdatasync, 0)):
        print(time.strftime("%H:%M"), name, *(f"{us:.0f}" for us in measure(flush, step)), flush=True)
os.unlink(path)
