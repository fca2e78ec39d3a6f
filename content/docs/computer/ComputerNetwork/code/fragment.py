"""IPv4分片：逐跳切，打印每片的总长度、片偏移和MF。"""


def fragment(frag, mtu, ihl=20):
    """frag = (数据起点字节, 数据长度, MF)，返回切好的片。"""
    start, length, mf = frag
    if ihl + length <= mtu:
        return [frag]
    unit = (mtu - ihl) // 8 * 8          # 除最后一片外，数据长度必须是8的倍数
    out = []
    while length > 0:
        n = min(unit, length)
        length -= n
        out.append((start, n, mf or length > 0))
        start += n
    return out


def show(title, frags):
    print(title)
    for s, n, mf in frags:
        print(f"  总长度{20 + n:5d}  片偏移{s // 8:4d}（字节{s}～{s + n - 1}）  MF={int(mf)}")


packet = [(0, 3980, False)]
show("原数据报", packet)
hop1 = [f for p in packet for f in fragment(p, 1500)]
show("经过MTU 1500", hop1)
hop2 = [f for p in hop1 for f in fragment(p, 620)]
show("再经过MTU 620", hop2)
print(f"比原数据报多出首部{(len(hop2) - 1) * 20}字节")
