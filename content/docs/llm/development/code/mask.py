"""把一条对话展开成词元，标出哪些参与损失，再算截断之后还剩什么。"""
IGNORE = -100
TURNS = [("system", ["只", "输出", "类别"]), ("user", ["付款", "成功", "，", "仍", "待", "支付"]),
         ("assistant", ["支付", "状态", "不同步"])]

tokens, labels = [], []
for role, words in TURNS:
    head = ["<|im_start|>", role, "\n"]
    tail = ["<|im_end|>"]
    learn = role == "assistant"
    tokens += head + words + tail + ["\n"]
    labels += [IGNORE] * len(head) + [w if learn else IGNORE for w in words + tail] + [IGNORE]

print("位置  输入            要预测的下一个")
for i in range(len(tokens) - 1):                 # 第i个位置的输出对第i+1个标签
    if labels[i + 1] != IGNORE:
        print(f"{i:>3}   {tokens[i]!r:<14} {labels[i + 1]}")
print(f"共 {len(tokens)} 个词元，参与损失的 {sum(x != IGNORE for x in labels)} 个")
for limit in (26, 24, 22):
    left = sum(x != IGNORE for x in labels[:limit])
    note = "" if left == 4 else "，结束符丢了" if left else "，整条样本没有可学的"
    print(f"截断到 {limit} 个: 还剩 {left} 个可学{note}")
