"""分支预测：在同一串结果上比较三种预测器的命中率。"""


def one_bit(outcomes):
    state, right = 1, 0
    for taken in outcomes:
        right += state == taken
        state = taken
    return right


def two_bit(outcomes):
    counter, right = 3, 0                 # 0、1预测不跳，2、3预测跳
    for taken in outcomes:
        right += (counter >= 2) == taken
        counter = min(3, counter + 1) if taken else max(0, counter - 1)
    return right


def history(outcomes, bits=4):
    table, ghr, right = [2] * (1 << bits), 0, 0
    for taken in outcomes:                # 最近几次结果选一个2位计数器
        right += (table[ghr] >= 2) == taken
        c = table[ghr]
        table[ghr] = min(3, c + 1) if taken else max(0, c - 1)
        ghr = (ghr << 1 | taken) & ((1 << bits) - 1)
    return right


seed = 12345


def noise():                              # 线性同余发生器的高位，当随机数用
    global seed
    seed = (seed * 1103515245 + 12345) & 0x7FFFFFFF
    return seed >> 30


N = 1000
cases = {
    "循环4次（跳跳跳否）": [1, 1, 1, 0] * (N // 4),
    "交替（跳否跳否）": [1, 0] * (N // 2),
    "前半不跳后半跳": [0] * (N // 2) + [1] * (N // 2),
    "随机": [noise() for _ in range(N)],
}
print("一位    两位    4位历史")
for name, outcomes in cases.items():
    hits = [f(outcomes) / N for f in (one_bit, two_bit, history)]
    print("  ".join(f"{h:6.1%}" for h in hits), "", name)
