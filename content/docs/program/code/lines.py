import pathlib


def count_lines(path):
    with open(path, encoding="utf-8") as f:  # 离开代码块就关
        return sum(1 for _ in f)


path = pathlib.Path("lines.py.tmp")
path.write_text("一\n二\n三\n", encoding="utf-8")
for p in (path, "missing.tmp"):
    try:
        print(f"{count_lines(p)}行")
    except OSError as e:
        print(f"打不开 {e.filename}")
path.unlink()
