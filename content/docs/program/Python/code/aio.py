import asyncio
import time


async def fetch(name, delay, limit):
    async with limit:
        await asyncio.sleep(delay)
        if name == "bad":
            raise ValueError("bad response")
        return name


async def main():
    limit = asyncio.Semaphore(2)
    start = time.perf_counter()
    jobs = [fetch(f"p{i}", 0.1, limit) for i in range(4)]
    print(await asyncio.gather(*jobs))
    print(f"{time.perf_counter() - start:.1f}s")  # 4个任务，每次2个

    try:
        async with asyncio.TaskGroup() as tg:
            slow = tg.create_task(fetch("slow", 10, limit))
            tg.create_task(fetch("bad", 0.01, limit))
    except* ValueError as eg:
        print("group:", eg.exceptions[0], "| slow cancelled:", slow.cancelled())

    try:
        async with asyncio.timeout(0.05):
            await fetch("late", 1, limit)
    except TimeoutError:
        print("timeout")

    # 阻塞函数放进线程，事件循环照常运转
    ticks = 0

    async def ticker():
        nonlocal ticks
        while True:
            await asyncio.sleep(0.02)
            ticks += 1

    task = asyncio.create_task(ticker())
    time.sleep(0.1)
    print("ticks during time.sleep:", ticks)
    await asyncio.to_thread(time.sleep, 0.2)
    print("ticks during to_thread:", ticks >= 5)
    task.cancel()


asyncio.run(main())
