"""Q4_0的一块：32个数存成18字节，再还原。"""
import struct

xs = [((i * 37) % 64 - 31) / 16 for i in range(32)]
most = max(xs, key=abs)                                  # 绝对值最大的那个，带着符号
scale = most / -8
half = struct.pack("<e", scale)                          # 16位浮点
q = [min(15, int(x / scale + 8.5)) for x in xs]
block = half + bytes(q[i] | q[i + 16] << 4 for i in range(16))
back = [(n - 8) * scale for n in q]

print(len(block), "字节", block.hex(" "))
print(f"缩放 {scale:.6f}，最大误差 {max(abs(a - b) for a, b in zip(xs, back)):.6f}")
