"""RV32I六种格式的编码与译码，覆盖求和函数用到的指令。"""


def field(x, hi, lo):                    # 取x的第hi～lo位
    return x >> lo & (1 << hi - lo + 1) - 1


def sext(x, bits):                       # 符号扩展
    return x - (1 << bits) if x >> bits - 1 else x


def R(f7, rs2, rs1, f3, rd, op=0x33):
    return f7 << 25 | rs2 << 20 | rs1 << 15 | f3 << 12 | rd << 7 | op


def I(imm, rs1, f3, rd, op=0x13):
    return field(imm, 11, 0) << 20 | rs1 << 15 | f3 << 12 | rd << 7 | op


def S(imm, rs2, rs1, f3, op=0x23):
    return (field(imm, 11, 5) << 25 | rs2 << 20 | rs1 << 15 | f3 << 12
            | field(imm, 4, 0) << 7 | op)


def B(imm, rs2, rs1, f3, op=0x63):
    return (field(imm, 12, 12) << 31 | field(imm, 10, 5) << 25 | rs2 << 20
            | rs1 << 15 | f3 << 12 | field(imm, 4, 1) << 8
            | field(imm, 11, 11) << 7 | op)


def U(imm20, rd, op=0x37):
    return field(imm20, 19, 0) << 12 | rd << 7 | op


def J(imm, rd, op=0x6F):
    return (field(imm, 20, 20) << 31 | field(imm, 10, 1) << 21
            | field(imm, 11, 11) << 20 | field(imm, 19, 12) << 12
            | rd << 7 | op)


def decode(w):
    op, rd, f3 = field(w, 6, 0), field(w, 11, 7), field(w, 14, 12)
    rs1, rs2, f7 = field(w, 19, 15), field(w, 24, 20), field(w, 31, 25)
    i = sext(field(w, 31, 20), 12)
    s = sext(f7 << 5 | rd, 12)
    b = sext(field(w, 31, 31) << 12 | field(w, 7, 7) << 11
             | field(w, 30, 25) << 5 | field(w, 11, 8) << 1, 13)
    j = sext(field(w, 31, 31) << 20 | field(w, 19, 12) << 12
             | field(w, 20, 20) << 11 | field(w, 30, 21) << 1, 21)
    if op == 0x33 and f3 == 0:
        return f"{'sub' if f7 == 0x20 else 'add'} x{rd}, x{rs1}, x{rs2}"
    if op == 0x13 and f3 == 0: return f"addi x{rd}, x{rs1}, {i}"
    if op == 0x03 and f3 == 2: return f"lw x{rd}, {i}(x{rs1})"
    if op == 0x23 and f3 == 2: return f"sw x{rs2}, {s}(x{rs1})"
    if op == 0x63 and f3 < 2:
        return f"{'bne' if f3 else 'beq'} x{rs1}, x{rs2}, {b:+d}"
    if op == 0x37: return f"lui x{rd}, 0x{w >> 12:x}"
    if op == 0x6F: return f"jal x{rd}, {j:+d}"
    if op == 0x67: return f"jalr x{rd}, {i}(x{rs1})"
    return "?"


def run(program, regs, mem):
    """执行到ret（跳出程序）为止，返回执行的指令条数。"""
    pc = count = 0
    while 0 <= pc < 4 * len(program):
        name, *args = decode(program[pc // 4]).replace(",", "").split()
        count, nxt = count + 1, pc + 4
        n = [int(a[1:]) if a[0] == "x" else a for a in args]
        if name == "addi": regs[n[0]] = regs[n[1]] + int(n[2]) & 0xFFFFFFFF
        elif name == "add": regs[n[0]] = regs[n[1]] + regs[n[2]] & 0xFFFFFFFF
        elif name == "lw":
            off, base = n[1].rstrip(")").split("(x")
            regs[n[0]] = mem[regs[int(base)] + int(off)]
        elif name == "beq" and regs[n[0]] == regs[n[1]]: nxt = pc + int(n[2])
        elif name == "jal": regs[n[0]], nxt = pc + 4, pc + int(n[1])
        elif name == "jalr": nxt = regs[1]           # 这里只出现 ret
        regs[0] = 0                                  # x0恒为0
        pc = nxt
    return count


SUM = [                                  # int sum(const int *p, int n)
    I(0, 0, 0, 5),                       # 00       addi x5, x0, 0
    B(24, 0, 11, 0),                     # 04 loop: beq  x11, x0, done
    I(0, 10, 2, 6, 0x03),                # 08       lw   x6, 0(x10)
    R(0, 6, 5, 0, 5),                    # 0c       add  x5, x5, x6
    I(4, 10, 0, 10),                     # 10       addi x10, x10, 4
    I(-1, 11, 0, 11),                    # 14       addi x11, x11, -1
    J(-20, 0),                           # 18       jal  x0, loop
    I(0, 5, 0, 10),                      # 1c done: addi x10, x5, 0
    I(0, 1, 0, 0, 0x67),                 # 20       jalr x0, 0(x1)
]
for k, w in enumerate(SUM):
    print(f"{4 * k:02x}: {w:08x}  {decode(w)}")

memory = {0x1000 + 4 * i: v for i, v in enumerate((3, 1, 4, 1, 5))}
regs = [0] * 32
regs[1], regs[10], regs[11] = 0xFFFF0000, 0x1000, 5
count = run(SUM, regs, memory)
print(f"a0 = {regs[10]}，执行{count}条")
