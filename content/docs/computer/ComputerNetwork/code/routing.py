"""同一张图上运行Dijkstra与距离向量，再演示坏消息传得慢。"""
INF = 16
EDGES = {("A", "B"): 2, ("A", "C"): 5, ("B", "C"): 1, ("B", "D"): 4,
         ("C", "D"): 2, ("C", "E"): 6, ("D", "E"): 1}
NODES = "ABCDE"
cost = {(u, v): w for (a, b), w in EDGES.items() for u, v in ((a, b), (b, a))}


def dijkstra(src):
    dist, prev, done = {src: 0}, {}, ""
    while len(done) < len(NODES):
        u = min((n for n in dist if n not in done), key=lambda n: (dist[n], n))
        done += u
        for v in NODES:
            if (u, v) in cost and v not in done and dist[u] + cost[u, v] < dist.get(v, 99):
                dist[v], prev[v] = dist[u] + cost[u, v], u
        row = "  ".join(f"{v}:{dist[v]},{prev[v]}" if v in dist else f"{v}:∞  " for v in NODES if v != src)
        print(f"  {done:5}  {row}")


def distance_vector():
    d = {u: {v: 0 if u == v else INF for v in NODES} for u in NODES}
    for rnd in range(1, 9):
        new = {u: {v: 0 if u == v else min(cost[u, n] + d[n][v] for n in NODES if (u, n) in cost)
                   for v in NODES} for u in NODES}
        new = {u: {v: min(x, INF) for v, x in row.items()} for u, row in new.items()}
        if new == d:
            print(f"  第{rnd}轮不再变化")
            return
        d = new
        print(f"  第{rnd}轮 A的向量", " ".join(f"{v}={'∞' if x >= INF else x}" for v, x in d["A"].items()))


def count_to_infinity(poison):
    """X-Y-Z一条线，各段代价1；Z与Y的链路断开后，Y、X到Z的距离。"""
    x, y = 2, 1
    seq = [(y, x)]
    y = INF                                  # Y发现直连链路断了
    while True:
        heard = INF if poison else x         # 毒性逆转：X经由Y到Z，于是对Y说∞
        y = min(INF, heard + 1)
        x = min(INF, y + 1)
        seq.append((y, x))
        if y == x == INF:
            return seq


print("Dijkstra，源点A（已确定集合，各点的距离与前驱）")
dijkstra("A")
print("距离向量，每轮与邻居交换一次")
distance_vector()
print("链路断开后(Y, X)到Z的距离，普通：", count_to_infinity(False))
print("链路断开后(Y, X)到Z的距离，毒性逆转：", count_to_infinity(True))
