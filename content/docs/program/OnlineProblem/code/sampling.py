"""线程栈取几次才算数：线程每一轮有一段时间在wait里、其余在work里，随机时刻取样，看连续k次都在wait里的比例。"""
import random
import sys
import threading
import time

random.seed(1)
stop = False


def wait(seconds):
    time.sleep(seconds)


def work(seconds):
    time.sleep(seconds)


def loop(share):
    while not stop:
        wait(0.020 * share)
        work(0.020 * (1 - share))


def in_wait(thread):
    frame = sys._current_frames()[thread.ident]
    while frame:
        if frame.f_code is wait.__code__:
            return True
        frame = frame.f_back
    return False


print("等待占 连续次数 全在等")
for share in (0.3, 0.6, 0.9):
    stop = False
    thread = threading.Thread(target=loop, args=(share,), daemon=True)
    thread.start()
    seen = []
    for _ in range(1500):
        time.sleep(random.uniform(0.004, 0.013))
        seen.append(in_wait(thread))
    stop = True
    thread.join()
    random.shuffle(seen)                         # 相邻的取样本来就隔得开，再打乱，只留下比例
    for k in range(1, 7):
        groups = [seen[i:i + k] for i in range(0, len(seen) - k + 1)]
        print(f"{share:.0%}", k, f"{100 * sum(map(all, groups)) / len(groups):.1f}")
