"""overlayfs上改一个字节要多久：文件在只读层，第一次写要先把整个文件拷上来。以root运行，磁盘是真的。每格五次取中位。"""
import os
import statistics
import subprocess
import tempfile
import time

here = tempfile.mkdtemp(dir=os.environ.get("PLACE", "/var/tmp"))
for name in ("lower", "upper", "work", "merged", "volume"):
    os.mkdir(f"{here}/{name}")


def touch(path):
    """打开、改正中一个字节、关闭，毫秒。不等落盘。"""
    start = time.perf_counter()
    fd = os.open(path, os.O_WRONLY)
    os.pwrite(fd, b"!", os.path.getsize(path) // 2)
    os.close(fd)
    return (time.perf_counter() - start) * 1000


def fill(path, size):
    with open(path, "wb") as f:
        for _ in range(max(1, size >> 20)):
            f.write(os.urandom(min(size, 1 << 20)))
        os.fsync(f.fileno())


print("大小 写法 最快 中位 最慢 上层多占KiB")
for kib in (4, 16, 64, 256, 1024, 4096, 16384, 65536, 262144, 1048576):
    got = {"第一次写": [], "第二次写": [], "写卷里的": []}
    for _ in range(5):
        fill(f"{here}/lower/f", kib << 10)
        fill(f"{here}/volume/f", kib << 10)
        subprocess.run(["mount", "-t", "overlay", "overlay", "-o",
                        f"lowerdir={here}/lower,upperdir={here}/upper,workdir={here}/work", f"{here}/merged"], check=True)
        os.stat(f"{here}/merged/f")
        os.sync()
        got["第一次写"].append(touch(f"{here}/merged/f"))
        used = os.stat(f"{here}/upper/f").st_blocks // 2
        got["第二次写"].append(touch(f"{here}/merged/f"))
        got["写卷里的"].append(touch(f"{here}/volume/f"))
        subprocess.run(["umount", f"{here}/merged"], check=True)
        for path in ("upper/f", "lower/f", "volume/f"):
            os.remove(f"{here}/{path}")
    for name, ms in got.items():
        shown = f"{kib}K" if kib < 1024 else f"{kib >> 10}M" if kib < 1048576 else "1G"
        print(shown, name, f"{min(ms):.3f} {statistics.median(ms):.3f} {max(ms):.3f}", used if name == "第一次写" else 0, flush=True)
subprocess.run(["rm", "-r", here])
