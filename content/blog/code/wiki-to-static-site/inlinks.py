"""数一数这个站自己的笔记：每一页在别的页的正文里被链接几次。没有一次的，只能从目录走到。用法：python3 inlinks.py content目录"""
import collections
import pathlib
import re
import sys

root = pathlib.Path(sys.argv[1]).resolve()
pages = {p.resolve() for folder in ("docs", "blog") for p in (root / folder).rglob("*.mdx")}
links = collections.Counter()
for page in pages:
    text = re.sub(r"```.*?```", "", page.read_text(), flags=re.S)
    targets = {(page.parent / m).resolve() for m in re.findall(r"\]\((\.[^)#\s]+\.mdx)", text)}
    links.update(t for t in targets if t in pages and t != page)

BINS = [(0, 0, "0"), (1, 1, "1"), (2, 2, "2"), (3, 4, "3～4"), (5, 8, "5～8"), (9, 16, "9～16"), (17, 999, "17以上")]
kind = lambda p: "博文" if root / "blog" in p.parents else "导读页" if p.stem in ("intro", "index") else "笔记"
count = collections.Counter((kind(p), next(label for low, high, label in BINS if low <= links[p] <= high)) for p in pages)
print("种类 被几页链接 页数")
for name in ("笔记", "导读页", "博文"):
    for _, _, label in BINS:
        print(name, label, count[name, label])
print(f"共{len(pages)}页")
