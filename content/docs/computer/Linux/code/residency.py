"""页缓存看得见：把一个256 MiB的文件读两遍，每读16 MiB记一次用时，并用fincore问内核这个文件有多少在内存里。"""
import os
import subprocess
import time

PATH, MIB, STEP = "/var/tmp/residency.bin", 256, 16


def resident():
    out = subprocess.run(["fincore", "-b", "-n", "-o", "RES", PATH], capture_output=True, text=True).stdout
    return int(out) / 2**20


with open(PATH, "wb") as f:
    for _ in range(MIB):
        f.write(os.urandom(2**20))
    f.flush()
    os.fsync(f.fileno())
    os.posix_fadvise(f.fileno(), 0, 0, os.POSIX_FADV_DONTNEED)     # 写好的页都请出去
try:
    print("遍 读到 在内存 毫秒")
    for turn in ("第一遍", "第二遍"):
        with open(PATH, "rb", buffering=0) as f:
            for done in range(STEP, MIB + 1, STEP):
                start = time.perf_counter()
                for _ in range(STEP):
                    f.read(2**20)
                spent = time.perf_counter() - start
                print(turn, done, f"{resident():.0f}", f"{spent * 1000:.1f}")
finally:
    os.remove(PATH)
