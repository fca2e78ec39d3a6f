"""把三次训练的记录按读过的字节数并到一张表里：位置的做法与批大小各差多少。"""
CONTEXT = 128
runs = {"位置表，批16": (16, "base16table"), "斜率，批16": (16, "base16"), "斜率，批4": (4, "base4")}
curves = {}
for name, (size, file) in runs.items():
    rows = [line.split(",") for line in open(f"{file}-measured.out", encoding="utf-8")]
    curves[name] = {int(r[0]) * size * CONTEXT: r[2] for r in rows if len(r) == 7 and r[0].isdigit()}
print("千字节", *(name.replace("，", "") for name in runs), sep=",")
for seen in sorted(set.intersection(*map(set, curves.values()))):
    print(f"{seen / 1000:.1f}", *(curve[seen] for curve in curves.values()), sep=",")
