"""同一件事，不同的程序：从execve到退出，请内核办了多少次事。要strace。"""
import collections
import pathlib
import subprocess
import tempfile

KIND = {"mmap": "映射内存", "munmap": "映射内存", "mprotect": "映射内存", "brk": "映射内存",
        "openat": "找文件读文件", "read": "找文件读文件", "pread64": "找文件读文件", "close": "找文件读文件",
        "newfstatat": "找文件读文件", "fstat": "找文件读文件", "access": "找文件读文件", "lseek": "找文件读文件",
        "readlink": "找文件读文件", "getdents64": "找文件读文件", "statx": "找文件读文件", "stat": "找文件读文件"}
KINDS = ["找文件读文件", "映射内存", "其余"]


def trace(command):
    with tempfile.NamedTemporaryFile("r") as log:
        subprocess.run(["strace", "-f", "-qq", "-o", log.name, *command], stdout=subprocess.DEVNULL, check=True)
        names = [line.split(maxsplit=1)[1].split("(")[0] for line in log if "(" in line and "resumed" not in line]
    return collections.Counter(KIND.get(name, "其余") for name in names)


with tempfile.TemporaryDirectory() as tmp:
    pathlib.Path(f"{tmp}/t.c").write_text("int main(void) { return 0; }\n")
    subprocess.run(["gcc", "-O2", "-static", f"{tmp}/t.c", "-o", f"{tmp}/static"], check=True)
    subprocess.run(["gcc", "-O2", f"{tmp}/t.c", "-o", f"{tmp}/dynamic"], check=True)
    rows = [("静态链接的空程序", [f"{tmp}/static"]), ("动态链接的空程序", [f"{tmp}/dynamic"]),
            ("sh -c true", ["/bin/sh", "-c", "true"]), ("ls /", ["/bin/ls", "/"]),
            ("bash -c true", ["/bin/bash", "-c", "true"]), ("perl -e 1", ["/usr/bin/perl", "-e", "1"]),
            ("python3 -I -S -c pass", ["/usr/bin/python3", "-I", "-S", "-c", "pass"]),
            ("python3 -c pass", ["/usr/bin/python3", "-c", "pass"])]
    print("程序,次数," + ",".join(KINDS))
    for label, command in rows:
        seen = trace(command)
        print(label, sum(seen.values()), *(seen[k] for k in KINDS), sep=",")
