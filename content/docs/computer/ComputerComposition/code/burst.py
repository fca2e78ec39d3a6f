"""一次突发传几个字，决定总线到手的带宽。32位宽、100 MHz，地址占1周期，此后每周期一个字。"""
MHZ, WORD = 100, 4
print("字数 等8周期 等20周期 分离事务 （MB/s）")
for n in (1, 2, 4, 8, 16, 32, 64, 128):
    held = [1 + wait + n for wait in (8, 20)]  # 等的时候占着总线
    split = 1 + 1 + n                         # 等的时候让出来，送回时另用1周期报标签；别人的事务把空当填满
    print(f"{n}字 " + " ".join(f"{WORD * n * MHZ / cycles:.0f}" for cycles in (*held, split)))
