"""gpt-oss-120b的文件大小：专家部分4.25位，其余16位；与全按一种位数算的对照（GiB）。"""
MOE, REST = 114.71e9, 2.12e9
print("算法 GiB")
for name, size in (("全按4位", (MOE + REST) * 4 / 8), ("全按4.25位", (MOE + REST) * 4.25 / 8),
                   ("专家4.25位其余16位", MOE * 4.25 / 8 + REST * 2), ("模型卡公布", 60.8 * 2 ** 30),
                   ("全按16位", (MOE + REST) * 2)):
    print(name, f"{size / 2 ** 30:.1f}")
