P, RW, US, PS = 1, 2, 4, 1 << 7
ADDR = 0x000F_FFFF_FFFF_F000          # 表项中物理地址所在的第12～51位

VA = 0x7F3A_1C2D_5678
# 一段假想的物理内存：{表项的物理地址: 表项的值}
idx = [VA >> s & 0x1FF for s in (39, 30, 21, 12)]
CR3 = 0x0000_1000
mem = {
    CR3 + idx[0] * 8: 0x0000_2000 | P | RW | US,
    0x2000 + idx[1] * 8: 0x0000_3000 | P | RW | US,
    0x3000 + idx[2] * 8: 0x0000_4000 | P | RW | US,
    0x4000 + idx[3] * 8: 0x1_2345_6000 | P | US,      # 只读页
}


def walk(va, write=False):
    base = CR3
    for level, shift in (("PML4", 39), ("PDPT", 30), ("PD", 21), ("PT", 12)):
        i = va >> shift & 0x1FF
        at = base + i * 8
        entry = mem.get(at, 0)
        print(f"  {level:4s} 下标{i:3d}  读物理地址{at:#07x}  表项{entry:#x}")
        if not entry & P:
            return f"缺页：{level}表项不存在"
        if write and not entry & RW:
            return f"缺页：{level}表项只读，而访问是写"
        base = entry & ADDR
        if entry & PS and shift in (30, 21):
            return f"大页，物理地址{base + (va & ((1 << shift) - 1)):#x}"
    return f"物理地址{base | va & 0xFFF:#x}"


print(f"读 {VA:#x}")
print(" ", walk(VA))
print(f"写 {VA:#x}")
print(" ", walk(VA, write=True))
print(f"读 {VA + 0x20_0000:#x}")
print(" ", walk(VA + 0x20_0000))
