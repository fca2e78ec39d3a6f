"""KV块用完就抢占：4875块、输入1500、输出300，同时接纳64个与43个各会怎样。"""
from collections import deque

BLOCKS, SIZE, INPUT, OUTPUT, REQUESTS = 4875, 16, 1500, 300, 200


def run(most):
    waiting = deque([0] * REQUESTS)            # 每个请求已经生成的词元数
    running, free, step, redone, preempted = [], BLOCKS, 0, 0, 0
    need = lambda made: -(-(INPUT + made) // SIZE)
    while waiting or running:
        while waiting and len(running) < most and need(waiting[0]) <= free:
            made = waiting.popleft()
            free -= need(made)
            running.append(made)
            redone += INPUT + made if made else 0
        if step % 50 == 0:
            yield step, free, len(running), preempted
        i = 0
        while i < len(running):                # 每个在场的请求写一个词元
            grow = need(running[i] + 1) - need(running[i])
            while grow > free:                 # 没有空块：请最后进来的让位
                made = running.pop()
                free += need(made)
                waiting.appendleft(made)
                preempted += 1
            if i >= len(running):
                break
            running[i] += 1
            free -= grow
            i += 1
        free += sum(need(m) for m in running if m >= OUTPUT)
        running = [m for m in running if m < OUTPUT]
        step += 1
    yield step, free, 0, preempted
    print(f"上限{most}：共{step}步，抢占{preempted}次，重做预填{redone}个词元")


table = [(most, *row) for most in (64, 43) for row in run(most)]
print("上限 步 空块 在场 累计抢占")
for row in table:
    if row[1] <= 1150:
        print(*row)
