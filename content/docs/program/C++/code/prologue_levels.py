"""prologue_words.cpp里的count_words，换编译选项：编译要多少处理器时间，可执行文件多大，strip之后多大，数一百万个词要多久。"""
import os
import random
import resource
import subprocess
import tempfile

SETS = {"-O0": "-O0", "-O0 -g": "-O0 -g", "-O1": "-O1", "-O1 -g加检查器": "-O1 -g -fsanitize=address,undefined", "-O2": "-O2",
        "-O3": "-O3", "-Os": "-Os", "-O2 -static": "-O2 -static"}
random.seed(1)
WORDS = ["".join(random.choices("abcdefghij", k=random.randint(2, 6))) for _ in range(3000)]
TEXT = " ".join(random.choices(WORDS, k=1_000_000)).encode()
SOURCE = open("prologue_words.cpp").read()
here = SOURCE.index("int main")
SOURCE = SOURCE[:here] + "int main() { std::printf(\"%zu\\n\", count_words(std::cin).size()); }\n"
SOURCE = "#include <cstdio>\n#include <iostream>\n" + SOURCE


def used():
    """已经结束的子进程用掉的处理器时间，别的程序抢着用也不变。"""
    u = resource.getrusage(resource.RUSAGE_CHILDREN)
    return u.ru_utime + u.ru_stime


with tempfile.TemporaryDirectory() as tmp:
    open(f"{tmp}/w.cpp", "w").write(SOURCE)
    print("选项,哪一步,毫秒,文件KB,strip后KB")
    for name, flags in SETS.items():
        build, run = 1e9, 1e9
        for _ in range(5):
            start = used()
            subprocess.run(["g++", "-std=c++17", *flags.split(), f"{tmp}/w.cpp", "-o", f"{tmp}/w"], check=True)
            build = min(build, used() - start)
        size = os.path.getsize(f"{tmp}/w")
        for _ in range(5):
            start = used()
            subprocess.run([f"{tmp}/w"], input=TEXT, check=True, capture_output=True)
            run = min(run, used() - start)
        subprocess.run(["strip", f"{tmp}/w"], check=True)
        slim = os.path.getsize(f"{tmp}/w")
        for step, spent in (("编译", build), ("运行", run)):
            print(name, step, f"{spent * 1000:.0f}", f"{size / 1000:.0f}", f"{slim / 1000:.0f}", sep=",")
