"""同样的64 MiB，切成多少个文件，恢复要多久。tar解开到另一个目录，算到全部落盘为止。每格五次取中位。"""
import os
import random
import shutil
import statistics
import subprocess
import tempfile
import time
from pathlib import Path

here = Path(tempfile.mkdtemp(dir=os.environ.get("PLACE", "/var/tmp")))
TOTAL = 64 << 20
rng = random.Random(20220131)


def restore(archive):
    out = here / "out"
    out.mkdir()
    os.sync()
    start = time.perf_counter()
    subprocess.run(["tar", "-xf", archive, "-C", out], check=True)
    unpacked = time.perf_counter() - start
    os.sync()
    took = time.perf_counter() - start
    shutil.rmtree(out)
    return took, unpacked


print("文件数 每个KiB 最快 中位 最慢 其中解开（秒）")
for count in (1, 16, 256, 1024, 4096, 16384, 65536):
    source = here / "source"
    for i in range(count):
        path = source / f"{i // 256:03}" / f"{i:05}"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(rng.randbytes(TOTAL // count))
    archive = here / "backup.tar"
    subprocess.run(["tar", "-cf", archive, "-C", source, "."], check=True)
    shutil.rmtree(source)
    got = [restore(archive) for _ in range(5)]
    took = sorted(t for t, _ in got)
    print(count, f"{TOTAL / count / 1024:g}", f"{took[0]:.2f} {took[2]:.2f} {took[-1]:.2f}",
          f"{statistics.median(u for _, u in got):.2f}", flush=True)
shutil.rmtree(here)
