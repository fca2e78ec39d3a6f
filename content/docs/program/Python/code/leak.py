import gc
import sys
import tracemalloc
import weakref

class Node:
    def __init__(self, name):
        self.name, self.peer, self.data = name, None, bytearray(100_000)

gc.disable()                                   # 先看只有引用计数时会怎样
a = Node("a")
print("引用计数", sys.getrefcount(a) - 1)       # 减去传参时多出的一个
alias = [a, a]
print("引用计数", sys.getrefcount(a) - 1)
watch = weakref.ref(a)
del a, alias
print("单独的对象", watch() is None)

b, c = Node("b"), Node("c")
b.peer, c.peer = c, b
watch = weakref.ref(b)
del b, c
print("成环的对象", watch() is None)
print("收集到", gc.collect() >= 2, watch() is None)
gc.enable()

cache = {}

def handle(i):
    cache[i] = bytearray(10_000)               # 只进不出的缓存

tracemalloc.start()
for i in range(50):
    handle(i)
before = tracemalloc.take_snapshot()
for i in range(50, 250):
    handle(i)
after = tracemalloc.take_snapshot()
top = after.compare_to(before, "lineno")[0]
print(f"增长最多的是第{top.traceback[0].lineno}行，约{top.size_diff / 1e6:.1f} MB")
