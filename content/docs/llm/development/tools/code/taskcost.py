"""两个模型做成一件事各要多少钱：失败一次要人补救，补救越贵，贵的模型越合算。"""
PLANS = {"甲": (0.020, 0.80), "乙": (0.132, 0.96)}   # 一次调用的钱（元）、成功率

print("补救一次 甲 乙")
for fix in (0, 0.25, 0.5, 0.7, 1, 1.5, 2, 3):
    print(fix, *(f"{price + (1 - rate) * fix:.3f}" for price, rate in PLANS.values()))
(p, r), (q, s) = PLANS.values()
print(f"一样贵时补救一次要{(q - p) / (s - r):.2f}元")
