"""只给两万字节训练300步：训练损失一直降，验证损失先降后升。"""
import math

import torch
from gpt import GPT, corpus, evaluate, train

train_data, valid = corpus("**/*.mdx")
small = train_data[:20000]
torch.manual_seed(1)
model = GPT()
print("步,遍,训练,验证")


def report(step, seen):
    print(step, f"{step * 16 * 128 / len(small):.1f}", "" if math.isnan(seen) else f"{seen:.3f}",
          f"{evaluate(model, valid)[0].mean().item():.3f}", sep=",", flush=True)


train(model, small, 300, 3e-3, report=report, every=20)
