"""DPO的损失与梯度的权重随间隔怎样变。"""
from math import exp, log

print("间隔 损失 权重")
for i in range(-12, 13, 2):
    margin = i / 2
    print(f"{margin:g} {log(1 + exp(-margin)):.4f} {1 / (1 + exp(margin)):.4f}")
