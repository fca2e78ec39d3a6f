"""梯度累积：先各批求平均再平均，与按词元总数平均，差在哪里。"""
# 一次更新里的四个微批：参与损失的词元数，这些词元的平均损失
MICRO = [(12, 0.9), (480, 1.6), (9, 0.8), (35, 1.1)]

tokens = sum(n for n, _ in MICRO)
by_batch = sum(loss for _, loss in MICRO) / len(MICRO)
by_token = sum(n * loss for n, loss in MICRO) / tokens
print(f"词元共 {tokens}")
print(f"每批先平均: {by_batch:.4f}    按词元平均: {by_token:.4f}")
print("每个词元在梯度里的权重（按词元平均时人人为1）")
for n, loss in MICRO:
    print(f"  {n:>3} 个词元的微批: {tokens / len(MICRO) / n:.3f}")
