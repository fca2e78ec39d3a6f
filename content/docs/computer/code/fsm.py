"""1011序列检测器：状态表与化简后的逻辑式逐拍对照。"""
TABLE = {  # (状态, 输入): (次态, 输出)
    (0, 0): (0, 0), (0, 1): (1, 0),
    (1, 0): (2, 0), (1, 1): (1, 0),
    (2, 0): (0, 0), (2, 1): (3, 0),
    (3, 0): (2, 0), (3, 1): (1, 1),
}


def gates(state, x):
    q1, q0 = state >> 1, state & 1
    d1 = (q0 & (1 - x)) | (q1 & (1 - q0) & x)
    d0 = x
    z = q1 & q0 & x
    return d1 << 1 | d0, z


for key, want in TABLE.items():
    assert gates(*key) == want, key

bits, state, row = "1011011101011", 0, []
for x in map(int, bits):
    state, z = gates(state, x)
    row.append((state, z))
print("x  ", *bits)
print("次态", *(s for s, _ in row))
print("z  ", *(z for _, z in row))
