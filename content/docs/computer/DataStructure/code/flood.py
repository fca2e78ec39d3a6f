"""同样多的键，哈希值分散与全部相同，建一个dict要调用多少次==。"""
P = (1 << 61) - 1  # 64位的CPython里，整数的哈希值是它除以P的余数


class Key:
    equal = 0

    def __init__(self, n):
        self.n = n

    def __hash__(self):
        return hash(self.n)

    def __eq__(self, other):
        Key.equal += 1
        return self.n == other.n


print("hash(1), hash(P), hash(2P), hash(2P+1) =", hash(1), hash(P), hash(2 * P), hash(2 * P + 1))
print("键数 分散 全同 n(n-1)/2")
for n in (1000, 2000, 4000):
    counts = []
    for step in (1, P):
        Key.equal = 0
        dict.fromkeys(Key(i * step) for i in range(n))
        counts.append(Key.equal)
    print(n, *counts, n * (n - 1) // 2)
