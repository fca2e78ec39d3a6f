"""十一月的那份文件：有上限、没检查，与先检查、不合格就沿用上一份，各怎样。"""
LIMIT = 200


class Module:
    def __init__(self, careful):
        self.careful, self.features = careful, ["旧特征"] * 120

    def load(self, rows):
        if len(rows) > LIMIT:
            if not self.careful:
                raise MemoryError(f"{len(rows)}个特征，只留了{LIMIT}个位置")
            return f"拒绝{len(rows)}个，沿用上一份{len(self.features)}个"
        self.features = rows
        return f"装入{len(rows)}个"


COLUMNS = [f"特征{i}" for i in range(120)]
for name, schemas in (("权限改动前", ["default"]), ("权限改动后", ["default", "r0"])):
    rows = [c for s in schemas for c in COLUMNS]     # 没有限定库名：看得见几个库，就返回几份
    for careful in (False, True):
        try:
            print(name, "先检查" if careful else "不检查", Module(careful).load(rows))
        except MemoryError as e:
            print(name, "不检查", "线程退出：", e)
