"""字节级的小解码器：先归一化的Transformer，输入输出共用一张嵌入表；以及取数据、算损失、训练一段。"""
import math
import time
from pathlib import Path

import torch
import torch.nn.functional as F
from torch import nn

torch.set_num_threads(1)
WIDTH, LAYERS, HEADS, CONTEXT = 128, 4, 4, 128


class Layer(nn.Module):
    def __init__(self):
        super().__init__()
        self.n1, self.n2 = nn.LayerNorm(WIDTH), nn.LayerNorm(WIDTH)
        self.qkv = nn.Linear(WIDTH, 3 * WIDTH, bias=False)
        self.out = nn.Linear(WIDTH, WIDTH, bias=False)
        self.up = nn.Linear(WIDTH, 4 * WIDTH, bias=False)
        self.down = nn.Linear(4 * WIDTH, WIDTH, bias=False)

    def forward(self, x, bias):
        b, t, _ = x.shape
        q, k, v = self.qkv(self.n1(x)).view(b, t, 3, HEADS, -1).permute(2, 0, 3, 1, 4)
        score = q @ k.transpose(-2, -1) / math.sqrt(WIDTH / HEADS) + bias
        x = x + self.out((score.softmax(-1) @ v).transpose(1, 2).reshape(b, t, WIDTH))
        return x + self.down(F.gelu(self.up(self.n2(x))))


def bias(t, slope=True):
    """加在分数上的一张表：后文是负无穷；前文每远一个位置，四个头各减1/4、1/16、1/64、1/256。"""
    distance = torch.arange(t)[:, None] - torch.arange(t)
    slopes = torch.tensor([4.0 ** -(h + 1) for h in range(HEADS)])[:, None, None] * slope
    return (-slopes * distance).masked_fill(distance < 0, -math.inf)


class GPT(nn.Module):
    def __init__(self, table=False):
        """table：位置写成一张学出来的表，加在嵌入上；否则由bias里的斜率给出。"""
        super().__init__()
        self.byte = nn.Embedding(256, WIDTH)
        self.place = nn.Embedding(CONTEXT, WIDTH) if table else None
        self.layers = nn.ModuleList(Layer() for _ in range(LAYERS))
        self.norm = nn.LayerNorm(WIDTH)
        for p in self.parameters():
            if p.dim() == 2:
                nn.init.normal_(p, std=0.02)

    def forward(self, ids):
        t, x = ids.shape[1], self.byte(ids)
        if self.place:
            x = x + self.place.weight[:t]
        shared = bias(t, slope=not self.place)
        for layer in self.layers:
            x = layer(x, shared)
        return self.norm(x) @ self.byte.weight.T


def corpus(pattern):
    """content/下的文件按路径排序，每十个留一个只作验证；每个文件开头写上它的路径。"""
    root = next(p for p in Path(__file__).resolve().parents if p.name == "content")
    files = sorted(root.glob(pattern))
    text = [f"# {f.relative_to(root)}\n{f.read_text()}\n".encode() for f in files]
    join = lambda part: torch.frombuffer(bytearray(b"".join(part)), dtype=torch.uint8).long()
    return join(t for i, t in enumerate(text) if i % 10), join(text[::10])


def batch(data, size, context, generator):
    starts = torch.randint(len(data) - context - 1, (size,), generator=generator)
    rows = torch.stack([data[s:s + context + 1] for s in starts])
    return rows[:, :-1], rows[:, 1:]


def loss_of(model, x, y):
    return F.cross_entropy(model(x).flatten(0, 1), y.flatten())


@torch.no_grad()
def evaluate(model, data, windows=64):
    """固定的、等距的窗口上每个字节的损失（奈特，窗口数×上下文），连同这些窗口。"""
    starts = torch.linspace(0, len(data) - CONTEXT - 1, windows).long()
    rows = torch.stack([data[s:s + CONTEXT + 1] for s in starts])
    logits = torch.cat([model(r[:, :-1]) for r in rows.split(16)])
    loss = F.cross_entropy(logits.flatten(0, 1), rows[:, 1:].flatten(), reduction="none")
    return loss.view(windows, -1), rows


def train(model, data, steps, rate, size=16, warmup=20, report=None, every=25, seed=1):
    """AdamW，预热后按余弦降到十分之一；返回每步处理器时间的中位数（秒）。"""
    params = [p for p in model.parameters() if p.requires_grad]
    opt = torch.optim.AdamW(params, lr=rate, betas=(0.9, 0.95), weight_decay=0.1)
    generator, times, recent = torch.Generator().manual_seed(seed), [], []
    for step in range(steps + 1):
        if report and step % every == 0:
            report(step, sum(recent) / len(recent) if recent else math.nan)
            recent = []
        start = time.process_time()
        for group in opt.param_groups:
            decay = 0.1 + 0.9 * (1 + math.cos(math.pi * step / steps)) / 2
            group["lr"] = rate * min((step + 1) / warmup, decay)
        loss = loss_of(model, *batch(data, size, CONTEXT, generator))
        opt.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(params, 1.0)
        opt.step()
        recent.append(loss.item())
        times.append(time.process_time() - start)
    return sorted(times)[len(times) // 2]
