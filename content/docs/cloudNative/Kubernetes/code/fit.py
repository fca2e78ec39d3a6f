"""小调度器：过滤、打分、绑定。1,000个Pod放进200台机器，比较几种打分。"""
import random

CPU, MEM, NODES, PODS = 8000, 32768, 200, 1000     # 毫核、MiB
SHAPES = [(250, 512), (500, 1024), (500, 4096), (1000, 2048), (2000, 4096), (1000, 8192), (4000, 8192)]
WEIGHTS = [25, 25, 10, 20, 10, 7, 3]

def pods(seed=1):
    return random.Random(seed).choices(SHAPES, WEIGHTS, k=PODS)

class Node:
    def __init__(self):
        self.cpu, self.mem, self.placed = CPU, MEM, []
    def fits(self, pod): return self.cpu >= pod[0] and self.mem >= pod[1]
    def add(self, pod):
        self.cpu -= pod[0]; self.mem -= pod[1]; self.placed.append(pod)
    def remove(self, pod):
        self.cpu += pod[0]; self.mem += pod[1]; self.placed.remove(pod)

def after(node, pod):                              # 放下之后，两种资源各用掉几成
    return 1 - (node.cpu - pod[0]) / CPU, 1 - (node.mem - pod[1]) / MEM

def spread(node, pod): return 100 - 50 * sum(after(node, pod))               # LeastAllocated
def pack(node, pod): return 50 * sum(after(node, pod))                       # MostAllocated
def balanced(node, pod): return 100 - 50 * abs(after(node, pod)[0] - after(node, pod)[1])
def default(node, pod): return spread(node, pod) + balanced(node, pod)       # 默认：两项各算一份
def pack_balanced(node, pod): return pack(node, pod) + balanced(node, pod)

def schedule(nodes, queue, score):
    """返回放不下的个数。同分取编号小的；真的调度器在同分里随机取。"""
    pending = 0
    for pod in queue:
        feasible = [n for n in nodes if n.fits(pod)]                         # 过滤
        if not feasible:
            pending += 1
            continue
        max(feasible, key=lambda n: score(n, pod)).add(pod)                  # 打分，绑定
    return pending

def room(nodes, pod):                              # 还放得下几个pod
    return sum(min(n.cpu // pod[0], n.mem // pod[1]) for n in nodes)

def main():
    queue = pods()
    cpu, mem = sum(p[0] for p in queue), sum(p[1] for p in queue)
    least = max(-(-cpu // CPU), -(-mem // MEM))
    print(f"{PODS}个Pod共{cpu / 1000:g}核{mem / 1024:g} GiB，至少要{least}台")
    free = {}
    print("打分 用到的机器 放不下 还放得下8核 还放得下4核 删一半后空着 挪动之后空着")
    for name, score in (("默认", default), ("LeastAllocated", spread), ("MostAllocated", pack), ("Most加均衡", pack_balanced)):
        nodes = [Node() for _ in range(NODES)]
        pending = schedule(nodes, queue, score)
        used = sum(bool(n.placed) for n in nodes)
        free[name] = sorted((n.cpu / 1000 for n in nodes), reverse=True)
        eight, four = room(nodes, (8000, 16384)), room(nodes, (4000, 8192))
        gone = random.Random(2)
        for n in nodes:
            for pod in list(n.placed):
                if gone.random() < 0.5: n.remove(pod)
        empty = sum(not n.placed for n in nodes)
        left = sorted((p for n in nodes for p in n.placed), reverse=True)    # 全部重放一遍，大的在先
        again = [Node() for _ in range(NODES)]
        schedule(again, left, pack)
        print(name, used, pending, eight, four, empty, sum(not n.placed for n in again))
    print("\n各台剩下的核数，从多到少，每8台取一台\n名次 默认 MostAllocated")
    for i in range(0, NODES, 8):
        print(i + 1, f'{free["默认"][i]:g}', f'{free["MostAllocated"][i]:g}')

if __name__ == "__main__": main()
