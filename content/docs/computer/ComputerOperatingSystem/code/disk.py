HEAD, LAST = 143, 299                # 起始磁头，最大柱面号；磁头正在向大号方向移动
QUEUE = [86, 270, 91, 177, 294, 150, 12, 175, 130]


def fcfs():
    return QUEUE


def sstf():
    pos, rest, out = HEAD, QUEUE[:], []
    while rest:
        pos = min(rest, key=lambda c: abs(c - pos))
        rest.remove(pos)
        out.append(pos)
    return out


up = sorted(c for c in QUEUE if c >= HEAD)
down = sorted(c for c in QUEUE if c < HEAD)

for name, path in (
    ("FCFS", fcfs()),
    ("SSTF", sstf()),
    ("SCAN", up + [LAST] + down[::-1]),
    ("LOOK", up + down[::-1]),
    ("C-SCAN", up + [LAST, 0] + down),
    ("C-LOOK", up + down),
):
    moves = [abs(b - a) for a, b in zip([HEAD] + path, path)]
    print(f"{name:6s} 移动{sum(moves):4d}  最长一步{max(moves):3d}  " + " ".join(map(str, path)))
