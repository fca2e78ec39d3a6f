BLOCK, PTR = 4096, 4
N = BLOCK // PTR                      # 一个间接块里的指针数
DIRECT = 12


def locate(offset):
    b = offset // BLOCK
    if b < DIRECT:
        return [("直接", b)], 1
    b -= DIRECT
    if b < N:
        return [("一级", b)], 2
    b -= N
    if b < N * N:
        return [("二级", b // N), ("一级", b % N)], 3
    b -= N * N
    return [("三级", b // N // N), ("二级", b // N % N), ("一级", b % N)], 4


for off in (40_000, 50_000, 4_200_000, 5_000_000, 3 << 30, 5 << 30):
    path, reads = locate(off)
    print(f"偏移{off:>11d} 块{off // BLOCK:>8d} 读盘{reads}次 ",
          " → ".join(f"{n}[{i}]" for n, i in path))

total = DIRECT + N + N**2 + N**3
print(f"指针能到达{total}块 = {total * BLOCK}字节 = {total * BLOCK / 2**40:.3f} TiB")
