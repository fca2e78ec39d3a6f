"""约束解码：把允许的输出编成状态机，每一步只留走得通的词元，再重新归一。"""
from math import exp

ALLOWED = ['{"类别":"退款"}', '{"类别":"退货"}', '{"类别":null}']
VOCAB = ['{"', '类别', '":"', '":', '"', '退款', '退', '货', '款', 'null', '"}', '}', '换货',
         '好的', '<结束>']


def spellable(rest):
    """剩下的文字能不能用词表拼出来：拼不出来的走法是死路，要提前剪掉。"""
    return rest == "" or any(rest.startswith(t) and spellable(rest[len(t):]) for t in VOCAB)


def allowed(prefix):
    """前缀之后可以接哪些词元：接上以后仍是某个合法输出的前缀。"""
    if prefix in ALLOWED:
        return ["<结束>"]
    return [t for t in VOCAB if any(a.startswith(prefix + t) and spellable(a[len(prefix + t):])
                                    for a in ALLOWED)]


def model(prefix):
    """假装的模型：给每个词元一个分数。用户要的是“换货”，可是枚举里没有。"""
    score = {t: -3.0 for t in VOCAB}
    if prefix == "":
        score |= {"好的": 4.0, '{"': 1.0}
    if prefix.endswith('":"'):
        score |= {"换货": 4.0, "退": 1.2, "退款": 1.0}
    if prefix.endswith("退"):
        score |= {"货": 2.0, "款": 1.5}
    if prefix.endswith("类别"):
        score |= {'":"': 2.0, '":': 1.0}
    if prefix == '{"':
        score["类别"] = 3.0
    if prefix in ALLOWED:
        score["<结束>"] = 4.0
    if prefix.endswith(("退款", "退货")):
        score['"}'] = 4.0
    if prefix.endswith('":'):
        score |= {"null": 1.0, '"': 1.0}
    if prefix.endswith("null"):
        score["}"] = 4.0
    return score


def softmax(score):
    total = sum(exp(v) for v in score.values())
    return {t: exp(v) / total for t, v in score.items()}


prefix = ""
print("合法部分原占  已有前缀 → 允许的词元（重新归一后的概率）")
while not prefix.endswith("<结束>"):
    full = softmax(model(prefix))
    legal = allowed(prefix)
    mass = sum(full[t] for t in legal)
    show = "   ".join(f"{t} {full[t] / mass:.2f}" for t in legal)
    print(f"{mass:>6.1%}  {prefix or '（空）'} → {show}")
    prefix += max(legal, key=full.get)          # 贪心
print("贪心得到:", prefix.removesuffix("<结束>"))


def paths(prefix="", p=1.0, raw=1.0):
    """列出全部切法：受约束逐步抽样的概率，与模型原来给的概率。"""
    if prefix in ALLOWED:
        yield prefix, p, raw
        return
    full = softmax(model(prefix))
    legal = allowed(prefix)
    mass = sum(full[t] for t in legal)
    for t in legal:
        yield from paths(prefix + t, p * full[t] / mass, raw * full[t])


step, true = {}, {}
for text, p, raw in paths():
    step[text] = step.get(text, 0) + p
    true[text] = true.get(text, 0) + raw
total = sum(true.values())
print("\n逐步屏蔽后抽到  模型原概率在合法输出中的占比")
for text in ALLOWED:
    print(f"{step[text]:>7.1%} {true[text] / total:>16.1%}   {text}")
