"""参数在哪里，一步训练多少次浮点运算：6ND与逐个矩阵数出来的。"""
WIDTH, LAYERS, CONTEXT, BATCH, VOCAB = 128, 4, 128, 16, 256

parts = {
    "字节嵌入（也作输出）": VOCAB * WIDTH,
    "注意力的矩阵": LAYERS * 4 * WIDTH * WIDTH,
    "前馈的矩阵": LAYERS * 8 * WIDTH * WIDTH,
    "归一化": (2 * LAYERS + 1) * 2 * WIDTH,
}
total = sum(parts.values())
print("部分,参数,占比")
for name, n in parts.items():
    print(name, n, f"{n / total * 100:.1f}", sep=",")
print("合计", total, "100.0", sep=",")

tokens, used = BATCH * CONTEXT, total - parts["归一化"]
print(f"一步{tokens}个词元，6ND={6 * total * tokens:.4g}")
print("上下文,权重的矩阵乘,注意力的矩阵乘,注意力占比")
for context in (32, 128, 512, 2048, 8192):
    weights = 6 * used * tokens                          # 前向一次乘一次加，反向两倍
    scores = 12 * LAYERS * WIDTH * context * tokens      # QKᵀ与PV前向各2·宽·长，反向两倍，掩码挡住的也算
    print(context, f"{weights:.4g}", f"{scores:.4g}", f"{scores / (weights + scores) * 100:.1f}", sep=",")
