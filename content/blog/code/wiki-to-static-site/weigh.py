"""一个静态页的字节都是什么：把生成好的HTML拆成几类。用法：python3 weigh.py 生成的目录"""
import collections
import gzip
import html.parser
import pathlib
import sys

KINDS = ["文字", "文字外的标记", "图", "代码", "公式", "导航与页脚", "页头与脚本"]
WHERE = {"svg": "图", "pre": "代码", "math": "公式", "nav": "导航与页脚", "footer": "导航与页脚", "head": "页头与脚本",
         "script": "页头与脚本", "style": "页头与脚本"}
VOID = {"area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr"}


class Weigher(html.parser.HTMLParser):
    def __init__(self):
        super().__init__(convert_charrefs=False)
        self.sizes, self.open = collections.Counter(), [("", "导航与页脚")]

    def add(self, text, words=False):
        kind = self.open[-1][1]
        self.sizes["文字" if words and kind == "文字外的标记" else kind] += len(text.encode())

    def handle_starttag(self, tag, attrs):
        kind = self.open[-1][1]
        if kind in ("导航与页脚", "文字外的标记"):
            kind = "文字外的标记" if tag == "article" else WHERE.get(tag, kind)
        if tag not in VOID:
            self.open.append((tag, kind))
        self.add(self.get_starttag_text())

    def handle_startendtag(self, tag, attrs):
        self.add(self.get_starttag_text())

    def handle_endtag(self, tag):
        self.add(f"</{tag}>")
        while len(self.open) > 1 and self.open.pop()[0] != tag:
            pass

    def handle_data(self, data):
        self.add(data, words=True)

    def handle_entityref(self, name):
        self.add(f"&{name};", words=True)

    def handle_charref(self, name):
        self.add(f"&#{name};", words=True)


root = pathlib.Path(sys.argv[1])
groups = {"笔记": root.glob("docs/*/*/*/index.html"), "博文": root.glob("blog/2*/*/*/*/index.html")}
print("种类 成分 平均KB 占比")
for group, found in groups.items():
    total, packed, pages = collections.Counter(), 0, [p for p in found if "print" not in p.parts]
    for page in pages:
        source = page.read_text()
        weigher = Weigher()
        weigher.feed(source)
        total += weigher.sizes
        packed += len(gzip.compress(source.encode(), 6))
    whole = sum(total.values())
    for kind in KINDS:
        print(group, kind, f"{total[kind] / len(pages) / 1000:.1f}", f"{100 * total[kind] / whole:.1f}")
    print(f"{group}{len(pages)}页，平均{whole / len(pages) / 1000:.1f} KB，gzip之后{packed / len(pages) / 1000:.1f} KB")
