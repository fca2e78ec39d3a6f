"""每个Pod看几台机器：全看，与kube-scheduler默认的“够了就停”。打分一律MostAllocated。"""
from fit import Node, pack, pods

def enough(nodes):                       # 找到几台合格的就停
    if nodes < 100: return nodes
    return max(100, nodes * max(5, 50 - nodes // 125) // 100)

def run(size, queue, limit):
    nodes, start, filtered, scored = [Node() for _ in range(size)], 0, 0, 0
    for pod in queue:
        feasible, seen = [], 0
        while seen < size and len(feasible) < limit:     # 从上次停下的地方接着看
            node = nodes[(start + seen) % size]
            seen += 1
            if node.fits(pod): feasible.append(node)
        start = (start + seen) % size
        filtered, scored = filtered + seen, scored + len(feasible)
        if feasible: max(feasible, key=lambda n: pack(n, pod)).add(pod)
    return round(filtered / len(queue)), round(scored / len(queue)), sum(bool(n.placed) for n in nodes)

print("机器 写法 每个Pod过滤 每个Pod打分 用到的机器")
for size in (200, 500, 1000, 5000):
    for name, limit in (("全看", size), ("够了就停", enough(size))):
        print(size, name, *run(size, pods(), limit))
