"""一个空的main，只包含一个头文件：预处理之后有多少行，编译成目标文件用掉多少处理器时间。"""
import resource
import subprocess

HEADERS = ["cstdio", "vector", "string", "iostream", "algorithm", "thread", "regex", "ranges", "filesystem"]
GPP = ["g++", "-x", "c++", "-"]


def used():
    """已经结束的子进程用掉的处理器时间，别的程序抢着用也不变。"""
    u = resource.getrusage(resource.RUSAGE_CHILDREN)
    return u.ru_utime + u.ru_stime


print("头文件 标准 行 KB 毫秒")
for header in HEADERS:
    for std in (11, 17, 20):
        source = f"#include <{header}>\nint main() {{}}\n".encode()
        text = subprocess.run([*GPP, f"-std=c++{std}", "-E", "-P"], input=source, capture_output=True).stdout
        lines = text.count(b"\n")
        if lines < 20:                     # 这个标准里没有它，头文件自己是空的
            continue
        best = 1e9
        for _ in range(5):
            start = used()
            subprocess.run([*GPP, f"-std=c++{std}", "-c", "-o", "/dev/null"], input=source, check=True)
            best = min(best, used() - start)
        print(header, f"C++{std}", lines, f"{len(text) / 1000:.0f}", f"{best * 1000:.0f}")
