"""sys.getsizeof给出的dict大小与按结构算的：对象头64、键表头32、下标各1字节（表到256格以下）、每项24或16字节。"""
import sys

print(sys.version.split()[0], sys.hash_info.algorithm)
print("键数 格数 整数键 算 字符串键 算 旧布局算")
for slots, width in ((8, 1), (16, 1), (64, 1), (128, 1), (1024, 2)):
    n = slots * 2 // 3
    sizes = [sys.getsizeof({make(i): i for i in range(n)}) for make in (int, str)]
    counted = [64 + 32 + slots * width + n * entry for entry in (24, 16)]
    print(n, slots, sizes[0], counted[0], sizes[1], counted[1], 64 + 32 + slots * 24)
