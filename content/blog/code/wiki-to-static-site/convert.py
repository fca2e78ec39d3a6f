"""把一小段 MediaWiki 导出转成 Markdown，并检查链接图。"""
import re
import xml.etree.ElementTree as ET

EXPORT = """<mediawiki>
<page><title>首页</title><revision><text>== 目录 ==
* [[进程_调度|调度算法]]
* [[虚拟内存]]
* [[tCP]]</text></revision></page>
<page><title>进程调度</title><revision><text>先看[[首页]]。
== 时间片轮转 ==
'''时间片'''太短，切换开销占比就高。参见[[VM#缺页]]。</text></revision></page>
<page><title>进程 调度</title><redirect title="进程调度"/><revision><text>#REDIRECT [[进程调度]]</text></revision></page>
<page><title>虚拟内存</title><revision><text>== 缺页 ==
访问 &lt;code&gt;mmap&lt;/code&gt; 的页会触发缺页，见[[页面置换]]。</text></revision></page>
<page><title>VM</title><redirect title="虚拟内存"/><revision><text>#REDIRECT [[虚拟内存]]</text></revision></page>
<page><title>旧草稿</title><revision><text>没有任何页面链接到这里。</text></revision></page>
<page><title>TCP</title><revision><text>见[[首页]]。</text></revision></page>
</mediawiki>"""

SLUG = {"首页": "index", "进程调度": "scheduling", "虚拟内存": "virtual-memory",
        "旧草稿": "old-draft", "TCP": "tcp"}
LINK = re.compile(r"\[\[([^\]|#]+)(#[^\]|]+)?(?:\|([^\]]+))?\]\]")

pages, redirects = {}, {}
for page in ET.fromstring(EXPORT):
    title = page.findtext("title")
    target = page.find("redirect")
    if target is None:
        pages[title] = page.findtext("revision/text")
    else:
        redirects[title] = target.get("title")


def canonical(name):
    """MediaWiki 怎样认标题：下划线即空格，连续的并成一个，首字母不分大小写。"""
    name = re.sub(r"[ _]+", " ", name).strip()
    return name[:1].upper() + name[1:]


links, broken = {title: set() for title in pages}, []


def convert(title, text):
    def link(m):
        name, anchor, label = m.group(1), m.group(2) or "", m.group(3) or m.group(1)
        name = canonical(name)
        real = redirects.get(name, name)          # 链接直接指向最终页面
        if real not in pages:
            broken.append((title, name))
            return label                          # 断链降级为普通文字
        links[title].add(real)
        return f"[{label}](./{SLUG[real]}.md{anchor})"

    text = LINK.sub(link, text)
    text = re.sub(r"'''(.+?)'''", r"**\1**", text)
    text = re.sub(r"<code>(.+?)</code>", r"`\1`", text)
    text = re.sub(r"^(=+) (.+?) \1$", lambda m: "#" * len(m[1]) + " " + m[2], text, flags=re.M)
    text = re.sub(r"^\* ", "- ", text, flags=re.M)
    return f"---\ntitle: {title}\n---\n\n{text}\n"


files = {SLUG[title] + ".md": convert(title, text) for title, text in pages.items()}
print(files["scheduling.md"])
print("断链：", "；".join(f"《{a}》→《{b}》" for a, b in broken))

seen, todo = set(), ["首页"]
while todo:
    now = todo.pop()
    if now not in seen:
        seen.add(now)
        todo += links[now]
print("从首页走不到：", "、".join(sorted(pages.keys() - seen)))

print("旧地址 → 新地址：")
for old in list(pages) + list(redirects):
    real = redirects.get(old, old)
    print(f"  /wiki/{old.replace(' ', '_')} → /{SLUG[real]}")
