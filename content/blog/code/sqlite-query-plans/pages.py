"""把数据库文件按页读一遍，数出每棵B树有几层、每页放多少条。"""
import os
import sqlite3
import tempfile

path = os.path.join(tempfile.mkdtemp(), "v.db")
db = sqlite3.connect(path)
db.execute("PRAGMA page_size = 4096")
db.execute("CREATE TABLE visit(id INTEGER PRIMARY KEY, page TEXT, day TEXT, ms INTEGER)")
db.executemany("INSERT INTO visit(page, day, ms) VALUES(?, ?, ?)",
               ((f"/p{i * 7919 % 500}", f"2022-{i % 12 + 1:02d}-{i % 28 + 1:02d}", i % 997)
                for i in range(100_000)))
db.execute("CREATE INDEX v2 ON visit(page, day)")
db.commit()
with open(path, "rb") as f:
    data = f.read()


def walk(number):
    """返回以该页为根的子树每一层的(页数, 单元数)。"""
    page = data[(number - 1) * 4096:number * 4096]
    kind = page[0]                            # 2、5是内部页，10、13是叶
    cells = int.from_bytes(page[3:5], "big")
    levels = [[1, cells]]
    if kind in (2, 5):
        children = [int.from_bytes(page[8:12], "big")]
        for i in range(cells):
            at = int.from_bytes(page[12 + 2 * i:14 + 2 * i], "big")
            children.append(int.from_bytes(page[at:at + 4], "big"))
        for child in children:
            for depth, (pages, n) in enumerate(walk(child), 1):
                if depth == len(levels):
                    levels.append([0, 0])
                levels[depth][0] += pages
                levels[depth][1] += n
    return levels


print(f"文件{len(data) // 4096}页，每页4096字节")
for name, root in db.execute("SELECT name, rootpage FROM sqlite_schema"):
    print(name)
    for depth, (pages, cells) in enumerate(walk(root), 1):
        print(f"   第{depth}层 {pages:4d}页 {cells:6d}个单元，平均每页{cells / pages:.1f}")
