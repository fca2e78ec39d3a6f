"""建一个dict要几毫秒：连续的整数、P的倍数（哈希值全是0）、P的倍数写成的字符串。计处理器时间，三轮取最小。"""
import time

P = (1 << 61) - 1


def build(keys):
    best = float("inf")
    for _ in range(3):
        start = time.process_time()
        dict.fromkeys(keys)
        best = min(best, time.process_time() - start)
    return best * 1000


print("键数 连续的整数 P的倍数 P的倍数的字符串")
for n in (500, 1000, 2000, 4000, 8000, 16000):
    multiples = [i * P for i in range(n)]
    times = build(list(range(n))), build(multiples), build([str(m) for m in multiples])
    print(n, *(f"{t:.3f}" for t in times))
