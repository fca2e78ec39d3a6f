"""投票的曲线：票数从1到41，每题一样难（二选一、错误分四种）与难易不一时各是多少。"""
from contextlib import redirect_stdout
from io import StringIO

with redirect_stdout(StringIO()):
    import vote
    import votemix

print("票 p=0.7 p=0.55 p=0.4 p=0.4错误分四种 平均0.7难易不一 平均0.7非会即不会")
for n in (1, 3, 5, 7, 11, 15, 21, 31, 41):
    row = [vote.majority(0.7, n), vote.majority(0.55, n), vote.majority(0.4, n), vote.plurality(0.4, n, 4),
           votemix.majority(n, 3.5, 1.5), votemix.majority(n, 0.7, 0.3)]
    print(n, *(f"{v:.3f}" for v in row))
