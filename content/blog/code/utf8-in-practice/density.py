"""几种真实的文字，各种编码平均每个字符几个字节，压缩（zlib，6级）之后又是几个。在仓库的根目录运行。"""
import pathlib
import re
import zlib

root = pathlib.Path("content")
notes = "".join(p.read_text("utf-8") for p in sorted((root / "docs").rglob("*.mdx")))
prose = "".join(re.findall(r"[\u3000-\u303f\u4e00-\u9fff\uff00-\uffef]", re.sub(r"(?ms)^```.*?^```", "", notes)))
code = "".join(p.read_text("utf-8") for p in sorted(root.rglob("code/**/*")) if p.suffix in (".py", ".cpp", ".c", ".sh"))
english = pathlib.Path("/usr/share/common-licenses/GPL-3").read_text("utf-8")
texts = {"汉字": prose, "笔记": notes, "程序": code, "英文": english}

print("文字,编码,字符数,形式,字节")
for name, text in texts.items():
    for encoding in ("UTF-8", "GB18030", "UTF-16LE"):
        data = text.encode(encoding)
        assert data.decode(encoding) == text
        n = len(text)
        for form, size in (("原样", len(data)), ("压缩后", len(zlib.compress(data, 6)))):
            print(name, encoding, n, form, f"{size / n:.2f}", sep=",")
