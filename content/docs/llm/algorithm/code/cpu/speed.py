"""批与上下文不同时，每秒训练多少字节、达到多少GFLOP/s、缺页几次；再看一步的时间花在哪里。"""
import time
from collections import Counter
from resource import RUSAGE_SELF, getrusage

import torch
from gpt import GPT, LAYERS, WIDTH, batch, corpus, loss_of
from torch.profiler import ProfilerActivity, profile

data = corpus("**/*.mdx")[0]


def stepper(size, context):
    torch.manual_seed(1)
    model = GPT()
    opt = torch.optim.AdamW(model.parameters())
    x, y = batch(data, size, context, torch.Generator().manual_seed(1))

    def step():
        loss = loss_of(model, x, y)
        opt.zero_grad()
        loss.backward()
        opt.step()
    return step, sum(p.numel() for p in model.parameters())


print("批,上下文,词元,一步ms,每秒词元,GFLOP/s,缺页")
for context in (32, 128, 512):
    for size in (1, 4, 16, 64):
        if size * context > 8192:
            continue
        step, params = stepper(size, context)
        best = float("inf")
        for _ in range(6):
            start, before = time.process_time(), getrusage(RUSAGE_SELF).ru_minflt
            step()
            best = min(best, time.process_time() - start)
            faults = getrusage(RUSAGE_SELF).ru_minflt - before
        tokens = size * context
        work = tokens * (6 * params + 12 * LAYERS * WIDTH * context)
        print(size, context, tokens, f"{best * 1e3:.1f}", f"{tokens / best:.0f}",
              f"{work / best / 1e9:.1f}", faults, sep=",", flush=True)

kinds = {"aten::mm": "权重的矩阵乘", "aten::bmm": "注意力的矩阵乘", "gelu": "GELU", "softmax": "softmax与掩码",
         "masked_fill": "softmax与掩码", "aten::div": "softmax与掩码", "layer_norm": "归一化", "copy_": "搬移",
         "cat": "搬移", "Optimizer": "优化器", "aten::addc": "优化器", "aten::lerp": "优化器", "aten::sqrt": "优化器"}
step, _ = stepper(16, 128)
step()
with profile(activities=[ProfilerActivity.CPU]) as record:
    for _ in range(10):
        step()
spent = Counter()
for event in record.key_averages():
    spent[next((v for k, v in kinds.items() if k in event.key), "其余")] += event.self_cpu_time_total
print("部分,占比")
for name, t in spent.most_common():
    print(name, f"{t / sum(spent.values()) * 100:.1f}", sep=",")
