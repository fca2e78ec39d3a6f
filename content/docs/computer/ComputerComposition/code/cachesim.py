"""组相联缓存模拟器（LRU、写分配），只数缺失。"""


class Cache:
    def __init__(self, size, line, ways):
        self.line, self.ways = line, ways
        self.sets = [[] for _ in range(size // line // ways)]
        self.hits = self.misses = 0

    def access(self, addr):
        block = addr // self.line
        index, tag = block % len(self.sets), block // len(self.sets)
        lines = self.sets[index]             # 表尾是最近使用的
        if tag in lines:
            self.hits += 1
            lines.remove(tag)
        else:
            self.misses += 1
            if len(lines) == self.ways:
                lines.pop(0)
        lines.append(tag)

    def rate(self):
        return f"{self.misses / (self.hits + self.misses):7.2%}"


print("一、块序列 2 6 2 8 6，4个块的缓存")
for name, ways in (("直接映射", 1), ("2路组相联", 2), ("全相联", 4)):
    c = Cache(4, 1, ways)
    for b in (2, 6, 2, 8, 6):
        c.access(b)
    print(f"  {name}: 缺失{c.misses}次")

KIB = 1024
print("二、遍历N×N的8字节数组，8 KiB缓存，64字节行，2路")
for n in (64, 128):
    for name, order in (("按行", lambda i, j: i * n + j),
                        ("按列", lambda i, j: j * n + i)):
        c = Cache(8 * KIB, 64, 2)
        for i in range(n):
            for j in range(n):
                c.access(8 * order(i, j))
        print(f"  N={n:3} {name}: 缺失率{c.rate()}")
print("三、同上，N=64按列，每行末尾填充64字节")
c = Cache(8 * KIB, 64, 2)
for j in range(64):
    for i in range(64):
        c.access(8 * (i * 72 + j))
print(f"  缺失率{c.rate()}")

print("四、64×64矩阵乘法C += A·B，8 KiB缓存，64字节行，8路")
N = 64


def addresses(row):                          # row：每行占多少个8字节元素
    space = N * row * 8
    return [lambda i, j, base=m * space: base + 8 * (i * row + j)
            for m in range(3)]


def ijk(row):
    a, b, c = addresses(row)
    for i in range(N):
        for j in range(N):
            for k in range(N):
                yield a(i, k)
                yield b(k, j)
            yield c(i, j)


def tiled(row, t):                           # t = N 就是不分块的 ikj
    a, b, c = addresses(row)
    for kk in range(0, N, t):
        for jj in range(0, N, t):
            for i in range(N):
                for k in range(kk, kk + t):
                    yield a(i, k)
                    for j in range(jj, jj + t):
                        yield b(k, j)
                        yield c(i, j)


for name, trace in (("ijk", ijk(64)), ("ikj", tiled(64, 64)),
                    ("块边长8", tiled(64, 8)), ("块边长16", tiled(64, 16)),
                    ("ijk，行填充到72", ijk(72)),
                    ("块边长16，行填充到72", tiled(72, 16))):
    c = Cache(8 * KIB, 64, 8)
    for addr in trace:
        c.access(addr)
    print(f"  {name}: 缺失{c.misses}次，缺失率{c.rate()}")
