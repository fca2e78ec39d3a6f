"""把统计与xz的结果和训练的最后一行并在一起，都换成每字节的比特。"""
from math import log

rows = [line.strip().split(",") for line in open("baseline-measured.out", encoding="utf-8")][1:]
table = {name: float(bits) for name, bits, _ in rows}
steps = [line.split(",") for line in open("base4-measured.out", encoding="utf-8")]
table["解码器训练2400步"] = float([r[2] for r in steps if len(r) == 7 and r[0] == "2400"][0]) / log(2)
print("做法,比特")
for name, bits in sorted(table.items(), key=lambda item: -item[1]):
    print(name, f"{bits:.3f}", sep=",")
