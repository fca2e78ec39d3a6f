NAMES = ["P0", "P1", "P2", "P3"]
TOTAL = [8, 5, 6]                     # A、B、C三类资源的总数
MAX = [[4, 3, 2], [6, 2, 4], [3, 4, 5], [2, 2, 2]]
ALLOC = [[1, 1, 1], [3, 1, 1], [1, 1, 2], [1, 0, 0]]


def le(a, b):
    return all(x <= y for x, y in zip(a, b))


def available(alloc):
    return [t - sum(col) for t, col in zip(TOTAL, zip(*alloc))]


def safe(alloc):
    work, rest, order = available(alloc), list(range(len(NAMES))), []
    while rest:
        for i in rest:
            need = [m - a for m, a in zip(MAX[i], alloc[i])]
            if le(need, work):
                work = [w + a for w, a in zip(work, alloc[i])]
                print(f"    {NAMES[i]}需要{need}，能满足；归还后可用{work}")
                order.append(NAMES[i])
                rest.remove(i)
                break
        else:
            print(f"    可用{work}，剩下的", [NAMES[i] for i in rest], "都满足不了")
            return None
    return order


def request(i, req):
    need = [m - a for m, a in zip(MAX[i], ALLOC[i])]
    print(f"{NAMES[i]}请求{req}：")
    if not le(req, need):
        print("    超过声明的最大需求，出错")
    elif not le(req, available(ALLOC)):
        print("    现在就不够，等待")
    else:
        trial = [row[:] for row in ALLOC]
        trial[i] = [a + r for a, r in zip(trial[i], req)]
        order = safe(trial)
        print("    分配" if order else "    不安全，推迟", "，".join(order or []))


print("现在可用", available(ALLOC))
print("安全序列", safe(ALLOC))
request(0, [1, 0, 1])
request(3, [1, 2, 0])
request(1, [0, 0, 3])
