"""Raft的核心（Node：收一条消息，返回要发的消息）和按种子重放的模拟器（Sim）。off里写上名字就省去那条规则。"""
import heapq
import random
from collections import namedtuple

Entry = namedtuple("Entry", "term cmd")
FOLLOWER, CANDIDATE, LEADER = "跟随者", "候选人", "领导者"


class Node:
    def __init__(self, me, n, off=()):
        self.me, self.n, self.off = me, n, off
        self.peers = [p for p in range(n) if p != me]
        self.term, self.voted, self.log = 0, None, []      # 这三样落盘
        self.restart()

    def restart(self):
        """崩溃后重启：落盘的还在，其余归零。"""
        self.role, self.commit, self.heard = FOLLOWER, 0, False
        self.votes, self.next, self.match = set(), {}, {}
        if "选票落盘" in self.off:
            self.voted = None
        if "日志落盘" in self.off:                          # 最后一条答应过，却没有写下去
            del self.log[-1:]

    def last(self):
        return (self.log[-1].term if self.log else 0, len(self.log))

    def majority(self, k):
        return 2 * k >= self.n - 1 if "过半" in self.off else 2 * k > self.n

    def timeout(self):
        self.term, self.role, self.voted, self.votes = self.term + 1, CANDIDATE, self.me, {self.me}
        return [(p, ("vote", self.term, self.me, self.last())) for p in self.peers]

    def propose(self, cmd):
        self.log.append(Entry(self.term, cmd))
        return self.replicate()

    def replicate(self):
        return [self.append_to(p) for p in self.peers]

    def append_to(self, p):
        prev = self.next[p]                                 # 对方应当已有的条数
        term = self.log[prev - 1].term if prev else 0
        return p, ("append", self.term, self.me, prev, term, self.log[prev:prev + 1], self.commit)

    # 收到消息
    def handle(self, message):
        kind, term, sender, *rest = message
        if term > self.term:
            self.term, self.role, self.voted = term, FOLLOWER, None
        return getattr(self, "on_" + kind)(term, sender, *rest)

    def on_vote(self, term, sender, last):
        newer = last >= self.last() or "日志够新" in self.off  # 先比最后一条的任期，再比长度
        yes = term == self.term and self.voted in (None, sender) and newer
        if yes:
            self.voted, self.heard = sender, True
        return [(sender, ("voted", self.term, self.me, yes))]

    def on_voted(self, term, sender, yes):
        if self.role != CANDIDATE or term != self.term or not yes:
            return []
        self.votes.add(sender)
        if not self.majority(len(self.votes)):
            return []
        self.role = LEADER
        self.next = {p: len(self.log) for p in self.peers}
        self.match = {p: 0 for p in self.peers}
        return self.replicate()

    def on_append(self, term, sender, prev, prev_term, entries, commit):
        if term < self.term:
            return [(sender, ("appended", self.term, self.me, False, 0))]
        self.role, self.heard = FOLLOWER, True
        same = prev == 0 or prev <= len(self.log) and (
            self.log[prev - 1].term == prev_term or "前一条相同" in self.off)
        if not same or prev > len(self.log):
            return [(sender, ("appended", self.term, self.me, False, min(prev - 1, len(self.log))))]
        for i, entry in enumerate(entries, prev):
            if i < len(self.log) and self.log[i].term != entry.term:
                del self.log[i:]                            # 冲突的一条连同其后全部删去
            if i == len(self.log):
                self.log.append(entry)
        upto = prev + len(entries)
        self.commit = max(self.commit, min(commit, upto))
        return [(sender, ("appended", self.term, self.me, True, upto))]

    def on_appended(self, term, sender, ok, upto):
        if self.role != LEADER or term != self.term:
            return []
        if not ok:
            self.next[sender] = min(self.next[sender], upto)
            return [self.append_to(sender)]
        self.match[sender] = max(self.match[sender], upto)
        self.next[sender] = max(self.next[sender], upto)
        for k in range(len(self.log), self.commit, -1):
            copies = 1 + sum(m >= k for m in self.match.values())
            mine = self.log[k - 1].term == self.term or "当前任期" in self.off
            if self.majority(copies) and mine:
                self.commit = k
                break
        return [self.append_to(sender)] if self.next[sender] < len(self.log) else []


class Sim:
    """时间以毫秒计。同一个种子，事件的次序永远相同。"""

    def __init__(self, seed, n=5, off=(), low=150, spread=150, delay=(1, 15), loss=0.05, late=0.1, faults=True):
        self.rng, self.n = random.Random(seed), n
        self.low, self.spread, self.delay, self.loss, self.late, self.faults = low, spread, delay, loss, late, faults
        self.nodes = [Node(i, n, off) for i in range(n)]
        self.up, self.side = [True] * n, [0] * n            # side不同就不通
        self.alarm, self.seen = [0] * n, [0] * n
        self.now, self.queue, self.count = 0.0, [], 0
        self.leaders, self.chosen, self.broken = {}, {}, None
        for i in range(n):
            self.arm(i)
        if faults:
            self.later(300, self.disturb)
            self.later(20, self.client)

    def later(self, wait, what, *args):
        self.count += 1
        heapq.heappush(self.queue, (self.now + wait, self.count, what, args))

    def arm(self, i):                                       # 重设选举定时器
        self.alarm[i] += 1
        self.later(self.low + self.spread * self.rng.random(), self.expire, i, self.alarm[i])

    def expire(self, i, alarm):
        if alarm == self.alarm[i] and self.up[i]:
            self.arm(i)
            if self.nodes[i].role != LEADER:
                self.act(i, self.nodes[i].timeout)

    def beat(self, i, term):
        node = self.nodes[i]
        if self.up[i] and node.role == LEADER and node.term == term:
            self.act(i, node.replicate)
            self.later(50, self.beat, i, term)

    def act(self, i, method, *args):
        """让节点做一步，把消息放到路上，再检查安全性。"""
        node, was, (low, high) = self.nodes[i], self.nodes[i].role, self.delay
        for to, message in method(*args):
            if self.rng.random() >= self.loss:
                slow = 10 if self.rng.random() < self.late else 1
                self.later(slow * (low + (high - low) * self.rng.random()), self.arrive, i, to, message)
        if node.heard:
            node.heard = False
            self.arm(i)
        if node.role == LEADER and was != LEADER:
            if self.leaders.setdefault(node.term, i) != i:
                self.broken = self.broken or "同一任期两个领导者"
            self.later(50, self.beat, i, node.term)
            if self.faults and self.rng.random() < 0.6:     # 六成的领导者上任不久就崩溃
                self.later(100 * self.rng.random(), self.crash, i)
        for k in range(self.seen[i], node.commit):
            if k >= len(node.log) or self.chosen.setdefault(k, node.log[k]) != node.log[k]:
                self.broken = self.broken or "同一位置提交了两样"
        self.seen[i] = node.commit

    def arrive(self, sender, to, message):
        if self.up[to] and self.side[sender] == self.side[to]:
            self.act(to, self.nodes[to].handle, message)

    def client(self):
        for i, node in enumerate(self.nodes):               # 自以为是领导者的都收到命令
            if self.up[i] and node.role == LEADER:
                self.act(i, node.propose, self.count)
        self.later(10 + 200 * self.rng.random(), self.client)

    def disturb(self):
        dice = self.rng.random()
        if dice < 0.4:                                      # 随机分成两边
            self.side = [int(self.rng.random() < 0.5) for _ in self.side]
        elif dice < 0.7:
            self.side = [0] * self.n
        else:
            self.crash(int(self.rng.random() * self.n))
        self.later(20 + 200 * self.rng.random(), self.disturb)

    def crash(self, i):
        if self.up[i]:
            self.up[i] = False
            self.later(1 + 400 * self.rng.random() ** 3, self.rise, i)

    def rise(self, i):
        self.up[i], self.seen[i] = True, 0
        self.nodes[i].restart()
        self.arm(i)

    def run(self, until, stop=lambda sim: False):
        while self.queue and self.queue[0][0] <= until and not self.broken and not stop(self):
            self.now, _, what, args = heapq.heappop(self.queue)
            what(*args)
        return self
