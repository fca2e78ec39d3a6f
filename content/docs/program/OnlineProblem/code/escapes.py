"""一段值每多过一层，长多少：值本身、JSON、SQL字面量、shell的双引号；再看反复dumps。单位是UTF-8的字节。"""
import json

VALUES = {"一百个字母": "a" * 100, "一百个双引号": '"' * 100, "一百个反斜杠": "\\" * 100, "一百个换行": "\n" * 100,
          "一百个汉字": "节" * 100}


def size(text):
    return len(text.encode("utf-8"))


def sql(text):
    return "'" + text.replace("\\", "\\\\").replace("'", "''") + "'"


def shell(text):
    for c in '\\"$`':
        text = text.replace(c, "\\" + c)
    return '"' + text + '"'


print("内容,层,字节")
for name, value in VALUES.items():
    plain = json.dumps(value, ensure_ascii=False)
    for layer, text in (("值", value), ("JSON", plain), ("SQL", sql(plain)), ("shell", shell(sql(plain)))):
        print(name, layer, size(text), sep=",")
print(f"一百个汉字默认转成\\u：JSON {size(json.dumps(VALUES['一百个汉字']))}字节")

print("\n编码几次,字节,反斜杠")
text = {"note": 'say "hi"'}
for times in range(1, 11):
    text = json.dumps(text)
    print(times, size(text), text.count("\\"), sep=",")
