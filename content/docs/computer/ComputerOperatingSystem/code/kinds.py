"""五条平常的命令，各请内核办了哪几类事：系统调用按五页分，另数缺页。要strace、g++、git、curl。"""
import collections
import http.server
import pathlib
import resource
import subprocess
import tempfile
import threading

PAGES = {
    "进程": "clone clone3 fork vfork execve wait4 exit exit_group kill tgkill rt_sigaction rt_sigprocmask rt_sigreturn "
          "futex set_tid_address set_robust_list rseq getpid gettid getppid sched_yield sched_getaffinity prlimit64 "
          "getrusage setpgid getpgrp sigaltstack rt_sigsuspend arch_prctl prctl",
    "内存": "mmap munmap mprotect brk mremap madvise",
    "文件": "openat open close read write pread64 pwrite64 lseek fstat newfstatat stat lstat access faccessat2 readlink "
          "getdents64 unlink rename mkdir umask chmod getcwd chdir statx fsync statfs fadvise64 link readlinkat unlinkat "
          "faccessat copy_file_range mkdirat",
    "设备与网络": "poll ppoll epoll_wait epoll_ctl epoll_create1 select pselect6 ioctl fcntl dup dup2 pipe pipe2 socket connect bind "
             "listen accept4 sendto recvfrom sendmsg recvmsg sendmmsg getsockopt setsockopt getsockname getpeername "
             "socketpair shutdown eventfd2 writev",
}
WHERE = {name: page for page, names in PAGES.items() for name in names.split()}


def trace(command, cwd):
    with tempfile.NamedTemporaryFile("r") as log:
        subprocess.run(["strace", "-f", "-qq", "-o", log.name, *command], cwd=cwd, stdout=subprocess.DEVNULL,
                       stderr=subprocess.DEVNULL)
        names = [line.split(maxsplit=1)[1].split("(")[0] for line in log if "(" in line and "resumed" not in line]
    before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_minflt
    subprocess.run(command, cwd=cwd, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    faults = resource.getrusage(resource.RUSAGE_CHILDREN).ru_minflt - before
    return collections.Counter(WHERE.get(name) for name in names), faults


class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


with tempfile.TemporaryDirectory() as tmp:
    pathlib.Path(f"{tmp}/a.cpp").write_text("#include <iostream>\nint main() { std::cout << 1; }\n")
    for i in range(200):
        pathlib.Path(f"{tmp}/{i}.txt").write_text("行\n" * 100)
    subprocess.run("git init -q . && git add . && git -c user.name=a -c user.email=a@b commit -qm 1", shell=True,
                   cwd=tmp, check=True)
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), lambda *a: Quiet(*a, directory=tmp))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    url = f"http://127.0.0.1:{server.server_port}/0.txt"
    rows = [("g++", ["g++", "a.cpp", "-o", "a"]), ("grep", ["grep", "-r", "没有", "."]),
            ("git", ["git", "status"]), ("curl", ["curl", "-s", url]),
            ("管道", ["bash", "-c", "cat *.txt | sort | uniq -c | sort -n | head -1"])]
    print("命令,页,次数")
    for label, command in rows:
        seen, faults = trace(command, tmp)
        for page in PAGES:
            print(label, page, seen[page], sep=",")
        print(label, "缺页", faults, sep=",")
