"""看一眼要付多少：strace让程序慢多少，find的三种写法差多少。各七次，取最快与中位（秒）。"""
import os
import statistics
import subprocess
import tempfile
import time

os.chdir(tempfile.mkdtemp())
for i in range(5000):
    open(f"f{i}", "w").close()
DD = ["dd", "if=/dev/zero", "of=/dev/null", "bs=1", "count=200000"]
FIND = ["find", ".", "-type", "f"]
cases = {
    "dd，20万次读写": DD,
    "strace -c": ["strace", "-c", "-o", "/dev/null", *DD],
    "strace，写到文件": ["strace", "-o", "trace", *DD],
    "strace -e trace=openat": ["strace", "-o", "trace", "-e", "trace=openat", *DD],
    "同上，加--seccomp-bpf": ["strace", "-f", "--seccomp-bpf", "-o", "trace", "-e", "trace=openat", *DD],
    "perf stat": ["perf", "stat", "-o", "/dev/null", *DD],
    "find，5000个文件": FIND,
    "find -exec true {} \\;": [*FIND, "-exec", "true", "{}", ";"],
    "find -exec true {} +": [*FIND, "-exec", "true", "{}", "+"],
    "find -print0 | xargs -0 true": ["sh", "-c", "find . -type f -print0 | xargs -0 true"],
    "find -print0 | xargs -0 -n 1 true": ["sh", "-c", "find . -type f -print0 | xargs -0 -n 1 true"],
}
for name, command in cases.items():
    took = []
    for _ in range(7):
        start = time.perf_counter()
        subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=True)
        took.append(time.perf_counter() - start)
    print(f"{name}  {min(took):.3f} {statistics.median(took):.3f}", flush=True)
