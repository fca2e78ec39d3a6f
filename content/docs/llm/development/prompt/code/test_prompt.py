"""提示词的回归测试：对同一批输入跑新旧两版，比较性质而不比较原文。"""
from math import comb

# 每题一条：人工标注的类别、旧版结果、新版结果（None 表示三次都没通过校验）
RESULTS = ([("退款", "退款", "退款")] * 61 + [("退款", "无法判断", "退款")] * 12
           + [("发票", "发票", "退款")] * 3 + [("发票", "发票", "发票")] * 14
           + [("物流", None, "物流")] * 2 + [("物流", "退款", "退款")] * 8)


def report(k):
    n = len(RESULTS)
    valid = sum(r[k] is not None for r in RESULTS)
    right = sum(r[k] == r[0] for r in RESULTS)
    per = {c: f"{sum(r[k] == c for r in RESULTS if r[0] == c)}/{sum(r[0] == c for r in RESULTS)}"
           for c in dict.fromkeys(r[0] for r in RESULTS)}
    return f"格式合格 {valid}/{n}  正确 {right}/{n}  各类召回 {per}"


print("旧版", report(1))
print("新版", report(2))
better = sum(o != t == n for t, o, n in RESULTS)
worse = sum(n != t == o for t, o, n in RESULTS)
m = better + worse
p = min(1.0, 2 * sum(comb(m, i) for i in range(max(better, worse), m + 1)) / 2 ** m)
print(f"改对 {better}，改错 {worse}，双侧符号检验 p = {p:.4f}")
