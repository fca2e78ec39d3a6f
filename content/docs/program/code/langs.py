"""同一个数行的程序，三种语言：编译多久、产物多大、起一次多久、数一个大文件多久、占多少内存。起15次，别的5次，取最快。
用法：python3 langs.py，要g++与go"""
import os
import subprocess
import sys
import tempfile
import time

here = os.path.dirname(os.path.abspath(__file__))
work = tempfile.mkdtemp()
env = {**os.environ, "GOCACHE": f"{work}/go", "GOFLAGS": "-trimpath"}


def timed(command, times):
    took = []
    for _ in range(times):
        start = time.perf_counter()
        subprocess.run(command, cwd=work, env=env, stdout=subprocess.DEVNULL, check=True)
        took.append(time.perf_counter() - start)
    return min(took)


def source(name, big):
    """lines.*原样，或者改成只数命令行给的那个文件"""
    text = open(f"{here}/{name}", encoding="utf-8").read()
    if big:
        old, new = {
            "lines.cpp": ('{"lines.cpp.tmp", "missing.tmp"}', '{"big.txt"}'),
            "lines.go": ('[]string{path, "missing.tmp"}', '[]string{"big.txt"}'),
            "lines.py": ('(path, "missing.tmp")', '("big.txt",)'),
        }[name]
        assert old in text
        text = text.replace(old, new)
    path = f"{work}/{'big' if big else 'small'}{os.path.splitext(name)[1]}"
    open(path, "w", encoding="utf-8").write(text)
    return path


def memory(command):
    child = subprocess.Popen(command, cwd=work, stdout=subprocess.DEVNULL)
    most = 0
    while child.poll() is None:  # VmHWM是这个程序自己的峰值，不含fork来的那一份
        status = open(f"/proc/{child.pid}/status").read()
        most = max(most, int(status.partition("VmHWM:")[2].split()[0]) if "VmHWM" in status else 0)
        time.sleep(0.005)
    return most / 1024


with open(f"{work}/big.txt", "w", encoding="utf-8") as file:
    for i in range(4_000_000):
        file.write(f"{i}行，内容随便写一点，凑到五十字节上下\n")
print("语言 编译（首次） 编译（再次） 产物 起一次 数四百万行 内存")
for name, build in (("lines.cpp", ["g++", "-std=c++20", "-O2"]), ("lines.go", ["go", "build"]), ("lines.py", None)):
    small, big = source(name, False), source(name, True)
    if build is None:
        first = again = size = 0
        run = lambda path: [sys.executable, path]
    else:
        first = timed([*build, "-o", small + ".bin", small], 1)
        again = []
        for i in range(5):  # 每次改一个字，不让缓存直接给出结果
            open(small, "a").write(f"// {i}\n")
            again.append(timed([*build, "-o", small + ".bin", small], 1))
        again = min(again)
        subprocess.run([*build, "-o", big + ".bin", big], cwd=work, env=env, check=True)
        size = os.path.getsize(small + ".bin") / 1e6
        run = lambda path: [path + ".bin"]
    print(name[6:], f"{first:.2f}秒 {again:.2f}秒 {size:.2f}MB {timed(run(small), 15) * 1000:.1f}ms {timed(run(big), 5):.2f}秒 {memory(run(big)):.1f}MiB", flush=True)
