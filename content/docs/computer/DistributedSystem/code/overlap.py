"""成员从一组换到另一组：老的过半集合与新的过半集合，有几对没有共同的成员？"""
from itertools import combinations


def majorities(members):
    return [set(c) for k in range(len(members) // 2 + 1, len(members) + 1) for c in combinations(members, k)]


print("成员 过半 可坏")
for n in range(1, 8):
    print(n, n // 2 + 1, n - n // 2 - 1)
print("旧 新 集合对 不相交")
for old, new in (("ABC", "ABC"), ("ABC", "ABCD"), ("ABC", "ABCDE"), ("ABC", "ABD"), ("ABC", "ADE"),
                 ("ABCD", "ABCDE"), ("ABCDE", "ABC"), ("ABCDE", "ABCDEFG")):
    pairs = [(a, b) for a in majorities(old) for b in majorities(new)]
    print(old, new, len(pairs), sum(not a & b for a, b in pairs))
