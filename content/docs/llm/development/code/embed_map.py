"""embed.py的词向量两两比较，打印成一张表。"""
from contextlib import redirect_stdout
from io import StringIO

with redirect_stdout(StringIO()):
    from embed import cos, vec

WORDS = ["猫", "狗", "吃", "沙发", "线程", "协程", "内核", "运行时"]
print("甲 乙 余弦")
for a in WORDS:
    for b in WORDS:
        print(a, b, f"{cos(vec(a), vec(b)):.2f}")
