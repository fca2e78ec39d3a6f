"""^(a+)+$去匹配n个a加一个b，必然失败；^a+$同样失败。各量五次处理器时间取最小，单位微秒。"""
import re
import time


def took(pattern, text):
    compiled, best = re.compile(pattern), 1e9
    for _ in range(5):
        start = time.thread_time()
        assert compiled.match(text) is None
        best = min(best, time.thread_time() - start)
    return best * 1e6


print("长度 嵌套的加号 一个加号")
for n in range(4, 25, 2):
    print(n, f"{took(r'^(a+)+$', 'a' * n + 'b'):.2f} {took(r'^a+$', 'a' * n + 'b'):.2f}")
