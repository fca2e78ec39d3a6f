"""CPython字典的骨架：一张只存下标的稀疏表，加一个按插入次序排的紧凑数组。键用小整数，哈希值是它自己。"""
EMPTY, DUMMY, SIZE = -1, -2, 8


class Compact:
    def __init__(self):
        self.indices, self.entries = [EMPTY] * SIZE, []

    def slots(self, key):  # 探查的次序，与Objects/dictobject.c相同
        perturb = i = hash(key)
        while True:
            yield i % SIZE
            perturb >>= 5
            i = i * 5 + perturb + 1

    def find(self, key):
        for slot in self.slots(key):
            index = self.indices[slot]
            if index == EMPTY or (index != DUMMY and self.entries[index][0] == key):
                return slot, index

    def set(self, key, value):
        slot, index = self.find(key)
        if index == EMPTY:
            self.indices[slot], index = len(self.entries), len(self.entries)
            self.entries.append(None)
        self.entries[index] = (key, value)

    def delete(self, key):
        slot, index = self.find(key)
        self.indices[slot], self.entries[index] = DUMMY, None


table, real = Compact(), {}
for key, value in ((12, "甲"), (4, "乙"), (20, "丙"), (7, "丁")):
    table.set(key, value)
    real[key] = value
    tried = []
    for slot in table.slots(key):
        tried.append(slot)
        if table.indices[slot] == len(table.entries) - 1:
            break
    print(f"放入{key}，看过的格：{tried}")
print(table.indices, table.entries, sep="\n")
table.delete(4)
del real[4]
table.set(12, "戊")
real[12] = "戊"
print("删去4，改12：", table.indices, table.entries, sep="\n")
print("次序与真的dict相同：", [e for e in table.entries if e] == list(real.items()))
