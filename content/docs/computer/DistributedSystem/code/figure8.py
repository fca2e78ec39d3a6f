"""Raft论文图8的那一串事件，逐步重演：领导者数够了旧任期条目的副本，就能算提交吗？"""
import sys
sys.dont_write_bytecode = True
from raft import Entry, Node


def replay(off):
    s = {i: Node(i, 5, off) for i in range(5)}

    def send(messages, alive):
        """只在alive之间传递，直到没有消息。"""
        queue = list(messages)
        while queue:
            to, message = queue.pop(0)
            if to in alive:
                queue += s[to].handle(message)

    def show(step):
        logs = "  ".join(f"S{i + 1}:" + "".join(str(e.term) for e in s[i].log).ljust(3, "·") for i in range(5))
        print(f"{step}  {logs}  S1的提交点{s[0].commit}")

    for node in s.values():
        node.log, node.term = [Entry(1, "a")], 1
    send(s[0].timeout(), {0, 1, 2, 3, 4})               # S1当选，任期2
    send(s[0].propose("x"), {0, 1})                     # x只到了S2
    show("甲")
    send(s[4].timeout(), {2, 3, 4})                     # S1崩溃，S5靠S3、S4当选，任期3
    s[4].log.append(Entry(3, "y"))                      # y还没有发出去，S5也崩溃
    show("乙")
    s[0].restart()
    s[0].term = 3                                       # S1重启，听说过任期3
    send(s[0].timeout(), {0, 1, 2})                     # S1靠S2、S3再次当选，任期4，把x补给S3
    s[0].log.append(Entry(4, "z"))                      # z还没有发出去
    show("丙")
    was = s[0].log[:s[0].commit]
    s[4].restart()
    s[4].term = 4
    send(s[4].timeout(), {1, 2, 3, 4})                  # S1又崩溃，S5靠S2、S3、S4当选，任期5
    send(s[4].replicate(), {1, 2, 3, 4})
    send(s[4].propose("w"), {1, 2, 3, 4})
    show("丁")
    lost = [e.cmd for e in was if e not in s[4].log[:s[4].commit]]
    print("    S1答应过的丢了：" + "、".join(lost) if lost else "    没有丢失答应过的条目")


print("有当前任期的规则")
replay(())
print("省去它")
replay(("当前任期",))
