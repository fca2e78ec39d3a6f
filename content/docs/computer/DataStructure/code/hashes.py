"""1024个键放进约1024个桶：各种哈希函数用到了几个桶，最长的一条链有几个键；再数翻转键的一位会改变哈希值的几位。"""
from collections import Counter

N, MASK64 = 1024, (1 << 64) - 1


def fibonacci(x):  # 乘以2^64/黄金比，取高10位
    return (x * 0x9E3779B97F4A7C15 & MASK64) >> 54


def mix(x):  # splitmix64的收尾：移位、异或、乘，各两次
    x = (x ^ x >> 30) * 0xBF58476D1CE4E5B9 & MASK64
    x = (x ^ x >> 27) * 0x94D049BB133111EB & MASK64
    return x ^ x >> 31


def fnv1a(text):
    h = 0xCBF29CE484222325
    for byte in text.encode():
        h = (h ^ byte) * 0x100000001B3 & MASK64
    return h


numbers = {"连续": range(N)} | {f"{name}的倍数": range(0, step * N, step) for name, step in
                              {"64": 64, "1031": 1031, "2^48": 1 << 48, "2^54": 1 << 54}.items()}
functions = {
    "取低10位": lambda x: x & 1023,
    "除以1031": lambda x: x % 1031,
    "乘法取高位": fibonacci,
    "混合后取低位": lambda x: mix(x) & 1023,
}
print("键 函数 用到的桶 最长")
for keys, values in numbers.items():
    for name, function in functions.items():
        chains = Counter(map(function, values))
        print(keys, name, len(chains), max(chains.values()))
users = [f"user{i:04}" for i in range(N)]
for name, function in {"各字节相加": lambda s: sum(s.encode()) & 1023, "FNV-1a": lambda s: fnv1a(s) & 1023}.items():
    chains = Counter(map(function, users))
    print("user0000起", name, len(chains), max(chains.values()))

print(f"随机放应当用到 {N * (1 - (1 - 1 / N) ** N):.0f} 个桶")
for name, function in {"不变": lambda x: x, "乘法": lambda x: x * 0x9E3779B97F4A7C15 & MASK64, "混合": mix}.items():
    for bit in (0, 32, 63):
        changed = sum((function(k) ^ function(k ^ 1 << bit)).bit_count() for k in map(mix, range(N)))
        print(f"{name}：翻转第{bit}位，64位里平均变{changed / N:.1f}位")
