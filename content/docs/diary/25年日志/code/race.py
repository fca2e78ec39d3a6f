"""四个线程各加五万次，少了多少：单独一句、两步之间调用函数、加锁。次数因机器而异，记录在race.csv。"""
import sys
import threading

sys.setswitchinterval(1e-6)              # 尽量频繁地换线程，让竞态露出来
N, count, lock = 50_000, 0, threading.Lock()


def one():
    return 1


def plain():
    global count
    for _ in range(N):
        count += 1


def call():
    global count
    for _ in range(N):
        count += one()


def locked():
    global count
    for _ in range(N):
        with lock:
            count += one()


print("写法,第几次,少了")
for name, body in (("count += 1", plain), ("count += one()", call), ("加锁", locked)):
    for trial in range(1, 6):
        count = 0
        threads = [threading.Thread(target=body) for _ in range(4)]
        for t in threads:
            t.start()
        for t in threads:
            t.join()
        print(f"{name},{trial},{4 * N - count}")
