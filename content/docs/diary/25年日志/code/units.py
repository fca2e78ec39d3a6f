"""二进制单位比十进制单位大百分之几，一级一级往上。"""
print("单位 大出")
for i, name in enumerate(("KiB", "MiB", "GiB", "TiB", "PiB"), 1):
    print(name, f"{((1024 / 1000) ** i - 1) * 100:.2f}")
print(f"标称1 TB合{1e12 / 2 ** 30:.0f} GiB")
