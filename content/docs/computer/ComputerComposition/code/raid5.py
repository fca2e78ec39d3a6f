"""RAID 5的异或校验：写一块、坏一块、重建一块。4块盘，每条带3块数据。"""
from functools import reduce

DISKS = 4


def xor(*blocks):
    return bytes(reduce(lambda a, b: a ^ b, col) for col in zip(*blocks))


def parity_disk(stripe):                    # 校验块逐条带轮换
    return DISKS - 1 - stripe % DISKS


def layout(data, size):
    disks = [[] for _ in range(DISKS)]
    per = DISKS - 1
    for s in range(len(data) // (size * per)):
        part = [data[(s * per + k) * size:][:size] for k in range(per)]
        part.insert(parity_disk(s), xor(*part))
        for d in range(DISKS):
            disks[d].append(part[d])
    return disks


text = b"RAID5 keeps parity spread over all disks, ok!!!!"
disks = layout(text, 4)
for s in range(4):
    row = ["P:" + disks[d][s].hex() if d == parity_disk(s)
           else disks[d][s].decode() for d in range(DISKS)]
    print(f"条带{s}", row)

# 小写：只改一块数据，新校验 = 旧校验 ^ 旧数据 ^ 新数据
s, d, p = 0, 0, parity_disk(0)
old, new = disks[d][s], b"raid"
disks[p][s] = xor(disks[p][s], old, new)    # 读旧数据、读旧校验
disks[d][s] = new                           # 写新数据、写新校验
assert xor(*(disks[k][s] for k in range(DISKS))) == bytes(4)

# 第2号盘损坏：其余三块异或即可还原
lost, disks[2] = disks[2], None
rebuilt = [xor(*(disks[d][s] for d in range(DISKS) if d != 2))
           for s in range(4)]
print("重建与原盘一致:", rebuilt == lost)
