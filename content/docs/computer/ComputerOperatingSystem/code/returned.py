"""CPython：申请一百万个小对象，每隔几个留一个，其余释放，进程占的内存（MiB）减多少。每种情形一个子进程。"""
import gc
import os
import random


def rss():
    return int(open("/proc/self/statm").read().split()[1]) * 4096 / 2**20


def survivors(keep):
    gc.disable()
    everything = [bytes(200) + i.to_bytes(3, "big") for i in range(1_000_000)]
    before = rss()
    draw = random.Random(7)
    everything = [one for one in everything if draw.random() < keep / 1000]
    print(f"留千分之{keep:g} 还在用{len(everything) * 240 / 2**20:.1f} 释放前{before:.0f} 释放后{rss():.0f}", flush=True)


for keep in (0, 0.1, 1, 10, 50, 100, 200):
    if os.fork() == 0:
        survivors(keep)
        os._exit(0)
    os.wait()
