"""金额用二进制浮点会在哪里出错。"""
from decimal import ROUND_HALF_EVEN, ROUND_HALF_UP, Decimal

print("0.1实际存的是", Decimal(0.1))
ten = 0.0
for _ in range(10):
    ten += 0.1
print("10个0.1相加等于1吗：", ten == 1.0, " 结果是", repr(ten))
print("1.005实际存的是", Decimal(1.005), "，保留两位：", f"{1.005:.2f}")
print("19.99 * 100 =", 19.99 * 100, "，int()之后是", int(19.99 * 100))

bad = sum(int(c / 100 * 100) != c for c in range(1, 10001))
print("1分到10000分，除以100再乘100再取整，错的有", bad, "个；改用round()，错的有",
      sum(round(c / 100 * 100) != c for c in range(1, 10001)), "个")

total = 0.0
for _ in range(1_000_000):
    total += 0.1
print("加一百万次0.1：", repr(total), "，误差", f"{total - 100000:.3e}")

big = 2**53
print("2^53 + 1 存成浮点：", int(float(big + 1)), "（整数是", big + 1, "）")

print("\n同一批金额，两种舍入：")
xs = [Decimal(s) for s in ("2.125", "2.135", "2.145", "2.155")]
for rule in (ROUND_HALF_UP, ROUND_HALF_EVEN):
    ys = [x.quantize(Decimal("0.01"), rule) for x in xs]
    print(f"  {rule:16}", *ys, "合计", sum(ys), "（精确合计", sum(xs), "）")
