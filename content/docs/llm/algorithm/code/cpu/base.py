"""在全部笔记上训练：训练与验证损失随步数怎样变，难在哪些字节，上下文有没有用，写出来什么样。"""
import math
import sys

import torch
from gpt import CONTEXT, GPT, corpus, evaluate, train

SIZE = int(sys.argv[1])                     # 一批几个窗口；步数随它变，总共都读一百二十万字节上下
STEPS = 1228800 // (SIZE * CONTEXT)
RATE = 3e-3 * math.sqrt(SIZE / 16)          # 批大几倍，学习率大根号几倍
torch.manual_seed(1)
train_data, valid = corpus("**/*.mdx")
model = GPT(table=len(sys.argv) > 3)

ids = valid[None, :CONTEXT].clone()
before = model(ids)
ids[0, 100] += 1
same = torch.equal(before[0, :100], model(ids)[0, :100])
print(f"训练{len(train_data)}字节，验证{len(valid)}字节，参数{sum(p.numel() for p in model.parameters())}个")
print("改动第100个字节，前100个位置的输出不变：", "是" if same else "否", f"；ln256={math.log(256):.3f}", sep="")

print("步,训练,验证,ASCII,首字节,次字节,末字节")


def report(step, seen):
    loss, rows = evaluate(model, valid)
    target, last = rows[:, 1:], rows[:, :-1]
    lead = target >= 0xE0
    second = (target >= 0x80) & (target < 0xC0) & (last >= 0xE0)
    third = (target >= 0x80) & (target < 0xC0) & (last < 0xC0)
    parts = [loss[m].mean().item() for m in (target < 0x80, lead, second, third)]
    print(step, "" if math.isnan(seen) else f"{seen:.3f}", f"{loss.mean().item():.3f}",
          *(f"{p:.3f}" for p in parts), sep=",", flush=True)


seconds = train(model, train_data, STEPS, RATE, SIZE, report=report, every=max(25, 400 // SIZE))
print(f"一步{seconds * 1000:.0f} ms（处理器时间的中位数）")
torch.save(model.state_dict(), sys.argv[2])

loss, _ = evaluate(model, valid, 512)
print("位置,损失")
for a, b in ((0, 1), (1, 2), (2, 4), (4, 8), (8, 16), (16, 32), (32, 64), (64, 128)):
    print(f"{a + 1}～{b}", f"{loss[:, a:b].mean().item():.3f}", sep=",")


def write(prompt, temperature, length=300):
    torch.manual_seed(7)
    ids = list(prompt.encode())
    for _ in range(length):
        with torch.no_grad():
            p = (model(torch.tensor([ids[-CONTEXT:]]))[0, -1] / temperature).softmax(-1)
        ids.append(torch.multinomial(p, 1).item())
    return bytes(ids).decode(errors="replace")


for temperature in (0.3, 0.8):
    print(f"--- 温度{temperature}")
    print(write("缓存", temperature))
