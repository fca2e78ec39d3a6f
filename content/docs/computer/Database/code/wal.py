"""一个极小的预写日志，在每一次写、每一次刷盘处断电，恢复后检查账户。

盘的模型：写进去的先在盘的缓存里，刷盘之后才可靠；断电时，没刷的写各自可能已落、可能没落，
日志的一条记录还可能只落一半。每种组合都试一遍；恢复途中也断电，再恢复一次。"""
from itertools import product
from zlib import crc32


class Crash(Exception):
    pass


class Disk:
    def __init__(self, data, log=(), fuse=None):
        self.data, self.log = dict(data), list(log)      # 可靠的部分
        self.pending, self.fuse = [], fuse               # 还在缓存里的写；再做几步就断电

    def step(self):
        if self.fuse == 0:
            raise Crash
        self.fuse = None if self.fuse is None else self.fuse - 1

    def write(self, page, value):
        self.step()
        self.pending.append(("data", page, value))

    def append(self, record):
        self.step()
        self.pending.append(("log", len(self.view()[1]), record))

    def truncate(self):
        self.step()
        self.pending.append(("cut", 0, None))

    def flush(self, kind):                               # kind里的几种写全部可靠
        self.step()
        keep = [w for w in self.pending if w[0] not in kind]
        self.data, self.log = apply(self.data, self.log, [w for w in self.pending if w[0] in kind])
        self.pending = keep

    def view(self):                                      # 没断电时读到的样子
        return apply(self.data, self.log, self.pending)

    def after_power_loss(self):                          # 断电之后可能剩下的每一种样子
        choices = [("没落", "落一半", "落") if w[0] == "log" else ("没落", "落") for w in self.pending]
        for pick in product(*choices):
            done = [(k, at, ("半条",) if p == "落一半" else v)
                    for (k, at, v), p in zip(self.pending, pick) if p != "没落"]
            yield apply(self.data, self.log, done)


def apply(data, log, writes):
    data, log = dict(data), list(log)
    for kind, at, value in writes:
        if kind == "data":
            data[at] = value
        elif kind == "cut":
            log = []
        else:
            log += [("空",)] * (at + 1 - len(log))       # 前面的没落，中间就是一个洞
            log[at] = value
    return data, log


def seal(*fields):
    return fields + (crc32(repr(fields).encode()),)


def good(record):
    return record[-1] == crc32(repr(record[:-1]).encode())


def transfer(disk, name, changes, bug):
    """一个事务：changes是{账户: 加多少}。返回时才告诉用户“成功”。"""
    now = disk.view()[0]
    new = {a: now[a] + x for a, x in changes.items()}
    if bug == "先改原处":
        for page, value in new.items():
            disk.write(page, value)
    for a, x in changes.items():                         # 记下新值；记增量的那种重做两次就错
        disk.append(seal("改", name, a, x if bug == "日志记增量" else new[a]))
    disk.append(seal("提交", name))
    if bug != "提交不刷日志":
        disk.flush(("log",))
    if bug != "先改原处":
        for page, value in new.items():
            disk.write(page, value)


def checkpoint(disk, bug):
    if bug != "检查点不刷数据":
        disk.flush(("data",))
    disk.truncate()
    disk.flush(("cut", "log", "data") if bug != "检查点不刷数据" else ("cut", "log"))


def recover(disk, bug):
    data, log = disk.view()
    valid = []
    for record in log:                                   # 遇到坏的记录为止，后面的不信
        if bug != "不查校验和" and not good(record):
            break
        valid.append(record)
    done = {r[1] for r in valid if r[0] == "提交"}
    for record in valid:
        if record[0] == "改" and record[1] in done:
            _, _, page, value = record[:4]
            data[page] = data[page] + value if bug == "日志记增量" else value
            disk.write(page, data[page])
    checkpoint(disk, None)


START = {"甲": 100, "乙": 50, "丙": 0}
JOBS = [("T1", {"甲": -30, "乙": 30}), ("T2", {"乙": -70, "丙": 70})]
ALLOWED = [START, {"甲": 70, "乙": 80, "丙": 0}, {"甲": 70, "乙": 10, "丙": 70}]


def workload(disk, bug):
    acknowledged = 0
    try:
        for name, changes in JOBS:
            transfer(disk, name, changes, bug)
            acknowledged += 1                            # 从这里起，丢了就是失信
        checkpoint(disk, bug)
    except Crash:
        return acknowledged, True
    return acknowledged, False


def judge(data, acknowledged):
    if data not in ALLOWED:
        return "半个事务"
    return "对" if ALLOWED.index(data) >= acknowledged else "丢了已成功的"


def explore(bug):
    tally, fuse, crashed = {"对": 0, "半个事务": 0, "丢了已成功的": 0}, 0, True
    while crashed:
        disk = Disk(START, fuse=fuse)
        acknowledged, crashed = workload(disk, bug)
        states = list(disk.after_power_loss())
        for data, log in states:
            again, more = 0, True
            while more:                                  # 恢复做到第again步又断电，直到有一次做完
                second = Disk(data, log, fuse=again)
                try:
                    recover(second, bug)
                    more, ends = False, [second.view()]
                except Crash:
                    ends = list(second.after_power_loss())
                for one in ends:
                    last = Disk(*one)
                    if more:
                        recover(last, bug)
                    tally[judge(last.view()[0], acknowledged)] += 1
                again += 1
        fuse += 1
    return fuse, tally


print("做法 断电点 试过 对 半个事务 丢了已成功的")
for bug in (None, "先改原处", "提交不刷日志", "检查点不刷数据", "日志记增量", "不查校验和"):
    fuses, tally = explore(bug)
    print(bug or "正确的次序", fuses, sum(tally.values()), *tally.values())
