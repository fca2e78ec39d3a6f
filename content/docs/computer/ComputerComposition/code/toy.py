"""16个字节的存储程序计算机：高4位操作码，低4位地址。"""
HLT, LDA, ADD, SUB, STA, JMP, JZ, OUT = range(8)
NAMES = "HLT LDA ADD SUB STA JMP JZ OUT".split()


def op(code, addr=0):
    return code << 4 | addr


memory = [
    op(LDA, 13), op(ADD, 14), op(STA, 13),      # 0～2  sum += n
    op(LDA, 14), op(SUB, 15), op(STA, 14),      # 3～5  n -= 1
    op(JZ, 8), op(JMP, 0),                      # 6～7  n == 0 则跳出
    op(LDA, 13), op(OUT), op(HLT),              # 8～10 输出 sum
    0, 0,                                       # 11～12 未用
    0, 5, 1,                                    # 13 sum，14 n，15 常数1
]

pc = acc = steps = fetches = accesses = 0
while True:
    ir = memory[pc]                             # 取指
    fetches += 1
    at, pc = pc, (pc + 1) & 15
    code, addr = ir >> 4, ir & 15               # 译码
    steps += 1
    if code in (LDA, ADD, SUB, STA):            # 执行
        accesses += 1
    if code == LDA: acc = memory[addr]
    elif code == ADD: acc = (acc + memory[addr]) & 255
    elif code == SUB: acc = (acc - memory[addr]) & 255
    elif code == STA: memory[addr] = acc
    elif code == JMP: pc = addr
    elif code == JZ and acc == 0: pc = addr
    elif code == OUT: print("输出", acc)
    if steps <= 9:
        print(f"pc={at:2} ir={ir:02x} {NAMES[code]:3} {addr:2}  acc={acc:2}")
    if code == HLT:
        break
print(f"共执行{steps}条指令，访存{fetches + accesses}次，"
      f"其中取指{fetches}次、数据{accesses}次")
