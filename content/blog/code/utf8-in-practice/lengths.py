"""同一段文字，按不同单位数出来的长度。"""
import unicodedata

SAMPLES = {
    "节能": "节能",
    "𠮷野": "\U00020BB7野",
    "é（一个码点）": "\u00e9",
    "é（两个码点）": "e\u0301",
    "👍🏽": "\U0001F44D\U0001F3FD",
    "👩‍💻": "\U0001F469\u200D\U0001F4BB",
}
print("UTF-8字节  UTF-16单元  码点  样本")
for name, s in SAMPLES.items():
    print(f"{len(s.encode()):9d} {len(s.encode('utf-16-le')) // 2:11d} {len(s):5d}  {name}")

a, b = SAMPLES["é（一个码点）"], SAMPLES["é（两个码点）"]
print("\n看起来相同，直接比较：", a == b)
print("归一化为NFC后比较：", unicodedata.normalize("NFC", a) == unicodedata.normalize("NFC", b))
print("NFKC会改动的：", [(x, unicodedata.normalize("NFKC", x)) for x in ("①", "Ａ", "㎏", "…")])
