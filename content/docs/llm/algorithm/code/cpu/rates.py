"""三个学习率各训练150步：太小学得慢，太大学不动。"""
import torch
from gpt import GPT, corpus, evaluate, train

train_data, valid = corpus("**/*.mdx")
rates, curve = (3e-4, 3e-3, 3e-2), {}
for rate in rates:
    torch.manual_seed(1)
    model = GPT()
    curve[rate] = []
    train(model, train_data, 150, rate, every=15,
          report=lambda step, _: curve[rate].append(evaluate(model, valid)[0].mean().item()))
print("步", *(f"学习率{r:g}" for r in rates), sep=",")
for i in range(11):
    print(i * 15, *(f"{curve[r][i]:.3f}" for r in rates), sep=",")
