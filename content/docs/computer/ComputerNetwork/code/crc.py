"""CRC的三种算法：手算用的长除法、逐位移位寄存器、库函数。"""
import zlib


def long_division(data: str, gen: str) -> str:
    """模2长除法，逐步打印；返回余数。"""
    r = len(gen) - 1
    bits = list(data + "0" * r)
    for i in range(len(data)):
        if bits[i] == "1":
            print("".join(bits))
            print(" " * i + gen)
            for j, g in enumerate(gen):
                bits[i + j] = str(int(bits[i + j]) ^ int(g))
    print("".join(bits) + "  余数" + "".join(bits[-r:]))
    return "".join(bits[-r:])


def remainder(bits: str, gen: str) -> str:
    """只求余数，不打印。"""
    b = [int(x) for x in bits]
    for i in range(len(b) - len(gen) + 1):
        if b[i]:
            for j, g in enumerate(gen):
                b[i + j] ^= int(g)
    return "".join(map(str, b[-(len(gen) - 1) :]))


def crc32(data: bytes) -> int:
    """以太网的CRC-32：每字节低位先行，初值全1，结果取反。"""
    reg = 0xFFFFFFFF
    for byte in data:
        reg ^= byte
        for _ in range(8):
            reg = (reg >> 1) ^ 0xEDB88320 if reg & 1 else reg >> 1
    return reg ^ 0xFFFFFFFF


data, gen = "1101011011", "10011"
fcs = long_division(data, gen)
sent = data + fcs
print(f"发送{sent}，接收方余数{remainder(sent, gen)}")

flip = sent[:5] + str(1 - int(sent[5])) + sent[6:]
print(f"错1位{flip}，接收方余数{remainder(flip, gen)}")

bad = "".join(str(int(a) ^ int(b)) for a, b in zip(sent, "00010011".ljust(len(sent), "0")))
print(f"叠加G的倍数{bad}，接收方余数{remainder(bad, gen)}")

msg = b"123456789"
print(f"CRC-32(123456789) = {crc32(msg):08x}，zlib给出{zlib.crc32(msg):08x}")
