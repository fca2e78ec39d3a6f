"""CAN总线的无损仲裁：发送显性位0会盖过隐性位1，逐位比较11位标识符。"""


def arbitrate(ids):
    alive = set(ids)
    wire = []
    for bit in range(10, -1, -1):
        sent = {i: i >> bit & 1 for i in alive}
        level = min(sent.values())               # 线与：有人发0，线上就是0
        wire.append(level)
        lost = {i for i in alive if sent[i] != level}
        for i in sorted(lost):
            print(f"  第{11 - bit:2}位：0x{i:03X} 发1却听到0，退出")
        alive -= lost
    print("  线上:", "".join(map(str, wire)), f"胜者 0x{min(alive):03X}")
    return alive


ids = [0x65D, 0x2F4, 0x2C6]
for i in ids:
    print(f"0x{i:03X} = {i:011b}")
assert arbitrate(ids) == {min(ids)}
