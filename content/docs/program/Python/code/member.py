"""一份名单里查另一份名单：名单n个，查n次，一半查得到。"""
import time


def count(names, asked):
    return sum(1 for x in asked if x in names)


for n in (100, 300, 1000, 3000, 10000, 30000):
    names = [f"user{i * 2}" for i in range(n)]
    asked = [f"user{i}" for i in range(n)]
    for label, table in (("列表", names), ("集合", set(names))):
        best = 1e9
        for _ in range(1 if label == "列表" and n == 30000 else 3):
            start = time.process_time()
            found = count(table, asked)
            best = min(best, time.process_time() - start)
        print(f"Python{label}", n, found, f"{best * 1000:.3f}")
