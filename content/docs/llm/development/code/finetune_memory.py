"""微调8B模型的显存由谁占着（GB）：按每参数字节数与lora.py的可训练参数算，最后一列是一次8192个词元的激活与词表。"""
P, EMB, LORA = 8_030_261_248, 1_050_673_152, 41_943_040
NF4 = (4 + 0.127) / 8
ACT = 2.15 + 2.10 + 4.20 + 4.20

print("方式 权重 梯度与优化器 激活与词表 合计")
for name, weights, trained in (("全量", 2 * P, P), ("LoRA", 2 * (P + LORA), LORA),
                               ("QLoRA", NF4 * (P - EMB) + 2 * (EMB + LORA), LORA)):
    states = 14 * trained
    print(name, *(f"{v:.1f}" for v in (weights / 1e9, states / 1e9, ACT, (weights + states) / 1e9 + ACT)))
