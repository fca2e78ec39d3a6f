"""三种常见乱码是怎么来的，哪一种还能救回来。"""
s = "编码"
a = s.encode("utf-8").decode("latin-1")
print("UTF-8被当作Latin-1：", ascii(a))
print("  还原：", a.encode("latin-1").decode("utf-8"))

b = s.encode("gbk").decode("utf-8", errors="replace")
print("GBK被当作UTF-8：", b, "（原来的字节已经丢了）")

c = ("\ufffd" * 2).encode("utf-8")
print("把两个U+FFFD存成UTF-8：", c.hex(" "), "，再按GBK读：", c.decode("gbk"))

d = a.encode("utf-8").decode("latin-1")
print("错两次：", len(s), "个字变成", len(d), "个字符，还原两次：",
      d.encode("latin-1").decode("utf-8").encode("latin-1").decode("utf-8"))

chunk = "时区".encode("utf-8")
print("按4字节切开再分别解码：", chunk[:4].decode("utf-8", "replace"), chunk[4:].decode("utf-8", "replace"))
