"""写4 KiB并fsync，各种地方要多久：python3 emptydir.py 磁盘上的目录。打印每种500次的分位数（µs）。"""
import multiprocessing, os, sys, tempfile, time

BLOCK = os.urandom(4096)

def neighbour(path):                     # 同一块盘上的邻居：约100 MB/s顺着写，每64 MiB落一次盘
    chunk = os.urandom(1 << 20)
    with open(path, "wb", buffering=0) as f:
        for i in range(10_000):
            start = time.perf_counter()
            if i % 512 == 0: f.seek(0)
            f.write(chunk)
            if i % 64 == 63: os.fsync(f.fileno())
            time.sleep(max(0, 0.010 - (time.perf_counter() - start)))

def measure(name, directory, sync, rounds=500):
    took = []
    with tempfile.TemporaryFile(dir=directory, buffering=0) as f:
        for _ in range(rounds):
            start = time.perf_counter()
            f.write(BLOCK)
            if sync: os.fsync(f.fileno())
            took.append((time.perf_counter() - start) * 1e6)
    took.sort()
    for label, q in (("一成", 0.1), ("中位", 0.5), ("九成", 0.9), ("九成九", 0.99)):
        print(name, label, f"{took[int(rounds * q)]:.1f}")

disk = sys.argv[1]
print("写法 分位 用时")
measure("tmpfs，fsync", "/dev/shm", True)
measure("磁盘，不同步", disk, False)
measure("磁盘，fsync", disk, True)
path = os.path.join(disk, "neighbour")
other = multiprocessing.Process(target=neighbour, args=(path,), daemon=True)
other.start()
time.sleep(2)
measure("磁盘，fsync，有邻居", disk, True)
measure("tmpfs，fsync，有邻居", "/dev/shm", True)
other.terminate()
other.join()
os.unlink(path)
