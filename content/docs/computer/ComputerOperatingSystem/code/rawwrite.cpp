#include <cerrno>
#include <cstdio>
#include <cstring>
#include <sys/syscall.h>
#include <unistd.h>

// 不经过C库，直接用syscall指令进入内核（只适用于x86-64 Linux）。
static long raw_write(int fd, const void* buf, unsigned long n) {
    long ret;
    asm volatile("syscall"
                 : "=a"(ret)
                 : "a"(SYS_write), "D"(fd), "S"(buf), "d"(n)
                 : "rcx", "r11", "memory");
    return ret;
}

int main() {
    const char msg[] = "来自syscall指令\n";
    long n = raw_write(1, msg, sizeof msg - 1);
    printf("内核返回%ld（这一行的字节数）\n", n);

    // 故意写一个没有打开的描述符：内核返回负的错误号。
    long r = raw_write(999, msg, 1);
    printf("裸系统调用返回%ld\n", r);

    // 同一件事经过C库：返回-1，错误号放进errno。
    ssize_t m = write(999, msg, 1);
    printf("write返回%zd，errno=%d（%s）\n", m, errno, strerror(errno));
}
