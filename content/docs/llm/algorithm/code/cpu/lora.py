"""把读过笔记的模型改去写Python：全量、LoRA、从头训练各100步，比参数、内存、时间、学到的与忘掉的。"""
import sys

import torch
import torch.nn.functional as F
from gpt import GPT, batch, corpus, evaluate, loss_of, train
from torch import nn


class LoRA(nn.Module):
    """冻结的线性层旁边加一条秩为r的路，α=2r。"""

    def __init__(self, linear, r):
        super().__init__()
        self.linear = linear.requires_grad_(False)
        self.a = nn.Parameter(torch.randn(r, linear.in_features) / linear.in_features ** 0.5)
        self.b = nn.Parameter(torch.zeros(linear.out_features, r))

    def forward(self, x):
        return self.linear(x) + 2 * F.linear(F.linear(x, self.a), self.b)

    def merge(self):
        self.linear.weight.data += 2 * self.b.data @ self.a.data
        return self.linear


def build(kind):
    torch.manual_seed(1)
    model = GPT()
    if kind != "从头":
        model.load_state_dict(torch.load(sys.argv[1]))
    if kind.startswith("LoRA"):
        model.requires_grad_(False)
        for layer in model.layers:
            for name in ("qkv", "out", "up", "down"):
                setattr(layer, name, LoRA(getattr(layer, name), int(kind[4:])))
    return model


def saved(model):
    """一步前向为反向留下的激活，字节；同一块存储只数一次，权重不算。"""
    weights = {p.data_ptr() for p in model.parameters()}
    seen = {}

    def keep(t):
        if t.data_ptr() not in weights:
            seen[t.storage().data_ptr()] = t.storage().nbytes()
        return t

    with torch.autograd.graph.saved_tensors_hooks(keep, lambda t: t):
        loss = loss_of(model, *batch(code, 16, 128, torch.Generator().manual_seed(1)))
    assert loss.requires_grad               # 计算图还在，激活也就还在
    return sum(seen.values())


def score(model, data):
    return f"{evaluate(model, data)[0].mean().item():.3f}"


code, code_valid = corpus("**/code/**/*.py")
notes_valid = corpus("**/*.mdx")[1]
base = build("全量")
print(f"代码：训练{len(code)}字节，验证{len(code_valid)}字节；"
      f"起点：代码{score(base, code_valid)}，笔记{score(base, notes_valid)}")
print("做法,学习率,训练参数,梯度与优化器KB,激活MB,一步ms,代码,笔记")
curves = {}
runs = (("从头", 3e-3), ("全量", 3e-4), ("全量", 2e-3), ("LoRA4", 1e-2), ("LoRA16", 3e-3), ("LoRA16", 1e-2))
for kind, rate in runs:
    model, points = build(kind), []
    count = sum(p.numel() for p in model.parameters() if p.requires_grad)
    memory = saved(model)
    seconds = train(model, code, 100, rate, warmup=10, every=10,
                    report=lambda step, _: points.append(score(model, code_valid)))
    print(kind, f"{rate:g}", count, f"{count * 12 / 1e3:.0f}", f"{memory / 1e6:.1f}",
          f"{seconds * 1000:.0f}", points[-1], score(model, notes_valid), sep=",", flush=True)
    curves[f"{kind} {rate:g}"] = points
print("步", *curves, sep=",")
for i in range(11):
    print(i * 10, *(points[i] for points in curves.values()), sep=",")

x = code_valid[None, :128]
before = model(x)
for layer in model.layers:
    for name in ("qkv", "out", "up", "down"):
        setattr(layer, name, getattr(layer, name).merge())
print(f"合并之后，输出最多差{(model(x) - before).abs().max().item():.0e}")
