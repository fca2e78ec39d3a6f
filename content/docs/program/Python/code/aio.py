import asyncio
import threading
import time

running = peak = 0


async def fetch(name, delay, limit):
    global running, peak
    async with limit:
        running += 1
        peak = max(peak, running)
        try:
            await asyncio.sleep(delay)
            if name == "bad":
                raise ValueError("bad response")
            return name
        finally:
            running -= 1


async def main():
    limit = asyncio.Semaphore(2)
    jobs = [fetch(f"p{i}", 0.1, limit) for i in range(4)]
    print(await asyncio.gather(*jobs), "peak", peak)

    try:
        async with asyncio.TaskGroup() as tg:
            slow = tg.create_task(fetch("slow", 3600, limit))
            tg.create_task(fetch("bad", 0.01, limit))
    except* ValueError as eg:
        print("group:", eg.exceptions[0], "| slow cancelled:", slow.cancelled())

    try:
        async with asyncio.timeout(0.05):
            await fetch("late", 3600, limit)
    except TimeoutError:
        print("timeout")

    ticks = 0
    goal = float("inf")
    enough = threading.Event()

    async def ticker():
        nonlocal ticks
        while True:
            await asyncio.sleep(0.01)
            ticks += 1
            if ticks >= goal:
                enough.set()

    task = asyncio.create_task(ticker())
    while ticks == 0:
        await asyncio.sleep(0.01)  # 等计数器走起来

    before = ticks
    time.sleep(0.1)  # 阻塞在事件循环的线程里
    print("ticks during time.sleep:", ticks - before)

    # 阻塞调用放进线程，它要等的五下计数由事件循环走出来
    goal = ticks + 5
    print("to_thread:", await asyncio.to_thread(enough.wait, 60), ticks >= goal)
    task.cancel()


asyncio.run(main())
