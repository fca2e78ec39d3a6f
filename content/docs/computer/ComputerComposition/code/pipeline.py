"""五级流水线（IF ID EX ME WB）时序：全旁路，分支在EX末尾确定。"""
# 指令：(文字, 目的寄存器, 源寄存器, 是否取数, 是否跳转的分支)
LW = ("lw   t1,0(a0)", "t1", ("a0",), True, False)
ADD = ("add  t0,t0,t1", "t0", ("t0", "t1"), False, False)
INC = ("addi a0,a0,4", "a0", ("a0",), False, False)
BNE = ("bne  a0,a2,loop", None, ("a0", "a2"), False, True)


def schedule(code, predicted=False, forwarding=True):
    """返回每条指令各级所在的周期（从1数）。"""
    ready, rows = {}, []            # ready[r]：最早可以在哪一拍进入EX使用r
    prev = None
    for text, rd, srcs, load, taken in code:
        fetch = 1 if prev is None else prev["ID"]       # 上条进ID，本条进IF
        if prev and prev["flush"]:
            fetch = prev["EX"] + 1                      # 重取：丢掉错路上的两条
        ident = max(fetch + 1, prev["EX"] if prev else 0)
        ex = max([ident + 1] + [ready.get(r, 0) for r in srcs])
        row = {"text": text, "IF": fetch, "ID": ident, "EX": ex,
               "ME": ex + 1, "WB": ex + 2, "flush": taken and not predicted}
        if rd:
            # 旁路：算术结果下一拍可用，取数结果晚一拍；
            # 无旁路：WB前半拍写、后半拍读，读寄存器（ID）与WB同拍
            ready[rd] = ex + (2 if load else 1) if forwarding else ex + 3
        rows.append(row)
        prev = row
    return rows


def chart(rows):
    last = rows[-1]["WB"]
    print(" " * 17 + "".join(f"{c:3}" for c in range(1, last + 1)))
    for r in rows:
        cells = []
        for c in range(1, last + 1):
            s = next((k for k in ("WB", "ME", "EX", "ID", "IF")
                      if r["IF"] <= c <= r["WB"] and c >= r[k]), " .")
            cells.append(f"{s:>3}")
        print(f"{r['text']:17}" + "".join(cells))


def per_iteration(body, **kw):
    rows = schedule(body * 100, **kw)
    n = len(body)
    return rows[-n]["EX"] - rows[-2 * n]["EX"]


before, after = [LW, ADD, INC, BNE], [LW, INC, ADD, BNE]
print("原来的顺序，第一圈与下一圈的开头：")
chart(schedule(before + [LW]))
print("\n调整顺序之后：")
chart(schedule(after + [LW]))
print("\n每圈周期数（4条指令）")
for name, body, kw in (
        ("无旁路", before, {"forwarding": False}),
        ("旁路", before, {}),
        ("旁路+调整顺序", after, {}),
        ("旁路+调整顺序+预测正确", after, {"predicted": True})):
    n = per_iteration(body, **kw)
    print(f"  {name}: {n}，CPI {n / 4:.2f}")
