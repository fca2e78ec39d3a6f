"""json-file驱动把每一行包成JSON：正文多长，落盘多长。"""
import json


def stored(line):
    return len(json.dumps({"log": line + "\n", "stream": "stdout", "time": "2026-11-25T08:00:00.123456789Z"},
                          ensure_ascii=False, separators=(",", ":")).encode()) + 1


def pad(unit, size):
    return (unit * size)[:size]


KINDS = {"普通文字": lambda n: pad("GET /index.html 200 ", n), "JSON格式的日志": lambda n: pad('{"level":"info","code":200},', n)}
print("正文 种类 落盘 多出")
for size in (20, 50, 100, 200, 400, 800, 1600):
    for name, make in KINDS.items():
        line = make(size)
        print(size, name, stored(line), f"{100 * (stored(line) - size) / size:.1f}")
