"""双重编码、截断、字符集错配，各自留下什么样的文本。"""
import json

doc = {"name": "节能", "note": 'say "hi"'}
once = json.dumps(doc, ensure_ascii=False)
twice = json.dumps(once, ensure_ascii=False)
print("一次:", once)
print("两次:", twice)
print("类型:", type(json.loads(once)).__name__, type(json.loads(twice)).__name__)

raw = once.encode("utf-8")
print("长度:", len(once), "字符", len(raw), "字节")
for n in (20, 15):
    cut = raw[:n].decode("utf-8", "ignore")  # MySQL截到完整字符
    try:
        json.loads(cut)
    except json.JSONDecodeError as e:
        print(f"截到{n}字节: {cut!r} -> {e.msg}")

# 客户端发UTF-8，连接却声明latin1：MySQL的latin1基本上就是cp1252
wrong = raw.decode("cp1252")
print("乱码:", wrong, len(wrong.encode("utf-8")), "字节")
print("仍是合法JSON:", json.loads(wrong)["note"])
print("可逆:", wrong.encode("cp1252").decode("utf-8") == once)

print("NaN:", json.dumps({"rate": float("nan")}))
try:
    json.dumps({"rate": float("nan")}, allow_nan=False)
except ValueError as e:
    print("ValueError:", e)
