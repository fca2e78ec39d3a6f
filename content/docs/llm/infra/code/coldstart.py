"""新副本从无到能接请求要多久，这段时间排了多长的队。"""

IMAGE, UNPACKED, WEIGHTS = 12, 24, 16.1     # GB
REGISTRY, DISK_WRITE, H2D = 0.125, 0.5, 20  # GB/s：千兆网、解压写盘、主存到显存
ENGINE = 40                                 # 秒：初始化、捕获CUDA Graph，假定值
SERVE, ARRIVE = 5, 6                        # 一个副本每秒做完几个，到达涨到每秒几个

SOURCES = [("对象存储，0.2 GB/s", 0.2), ("共享文件系统，1 GB/s", 1), ("本机NVMe，5 GB/s", 5), ("页缓存里还有，10 GB/s", 10)]

print("镜像   权重  上显存  引擎   合计  积压  末位等    权重在哪里")
for cached in (False, True):
    image = 0 if cached else IMAGE / REGISTRY + UNPACKED / DISK_WRITE
    for name, speed in SOURCES:
        read, copy = WEIGHTS / speed, WEIGHTS / H2D
        total = image + read + copy + ENGINE
        backlog = (ARRIVE - SERVE) * total
        print(f"{image:4.0f}  {read:5.1f}  {copy:6.1f}  {ENGINE:4}  {total:5.0f}  {backlog:4.0f}  {backlog / SERVE:4.0f} s    {name}")
    if not cached:
        print("镜像已在节点上：")
