"""DPO：对一对回答，损失与梯度权重怎样随对数概率变化。"""
from math import exp, log


def dpo(chosen, rejected, ref_chosen, ref_rejected, beta=0.1):
    margin = beta * ((chosen - ref_chosen) - (rejected - ref_rejected))
    p = 1 / (1 + exp(-margin))                  # 隐含的“选中者更好”的概率
    return margin, -log(p), 1 - p               # 间隔、损失、梯度的权重


CASES = [("训练开始", -40.0, -35.0, -40.0, -35.0),
         ("拉开了", -38.0, -45.0, -40.0, -35.0),
         ("两个都降", -55.0, -75.0, -40.0, -35.0),
         ("学反了", -46.0, -33.0, -40.0, -35.0)]
for name, *xs in CASES:
    m, loss, w = dpo(*xs)
    print(f"{name}: 间隔 {m:+.2f}  损失 {loss:.4f}  权重 {w:.4f}")
