"""同一个目录让两个进程写：各把文件里的数读出来加一再写回5,000次。RWO不拦同一台机器上的第二个。"""
import fcntl, multiprocessing, os, sys, tempfile

ROUNDS = 5000

def bump(path, lock, barrier):
    barrier.wait()
    with open(path, "r+b", buffering=0) as f:
        for _ in range(ROUNDS):
            if lock: fcntl.flock(f, fcntl.LOCK_EX)
            value = int(os.pread(f.fileno(), 8, 0))
            os.pwrite(f.fileno(), b"%08d" % (value + 1), 0)
            if lock: fcntl.flock(f, fcntl.LOCK_UN)

def lost(lock):
    with tempfile.NamedTemporaryFile(dir=sys.argv[1]) as f:
        f.write(b"%08d" % 0)
        f.flush()
        barrier = multiprocessing.Barrier(2)
        jobs = [multiprocessing.Process(target=bump, args=(f.name, lock, barrier)) for _ in range(2)]
        for job in jobs: job.start()
        for job in jobs: job.join()
        return 2 * ROUNDS - int(os.pread(f.fileno(), 8, 0))

print("写法 应有 丢得最少 中位 最多")
for name, lock in (("不加锁", False), ("flock", True)):
    runs = sorted(lost(lock) for _ in range(7))
    print(name, 2 * ROUNDS, runs[0], runs[3], runs[6])
