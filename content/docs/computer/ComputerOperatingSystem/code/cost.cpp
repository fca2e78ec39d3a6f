#include <algorithm>
#include <cstdio>
#include <ctime>
#include <functional>
#include <sched.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>
#include <vector>

static double now() {
    timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return t.tv_sec * 1e9 + t.tv_nsec;
}

// 每项重复7轮，每轮n次，取各轮平均值的中位数。
static void measure(const char* what, int n, const std::function<void(int)>& loop) {
    std::vector<double> r;
    for (int k = 0; k < 7; ++k) {
        double t = now();
        loop(n);
        r.push_back((now() - t) / n);
    }
    std::sort(r.begin(), r.end());
    printf("%10.1f ns  %s\n", r[3], what);
}

[[gnu::noinline]] static int callee(int x) { asm volatile(""); return x + 1; }

int main() {
    measure("普通函数调用", 50'000'000, [](int n) { for (int i = 0; i < n; ++i) callee(i); });
    measure("clock_gettime", 5'000'000, [](int n) { for (int i = 0; i < n; ++i) now(); });
    measure("getppid", 2'000'000, [](int n) { for (int i = 0; i < n; ++i) getppid(); });
    measure("首次写匿名页", 16'384, [](int n) {
        char* p = static_cast<char*>(mmap(nullptr, n * 4096L, PROT_READ | PROT_WRITE,
                                          MAP_PRIVATE | MAP_ANONYMOUS, -1, 0));
        madvise(p, n * 4096L, MADV_NOHUGEPAGE);
        for (int i = 0; i < n; ++i) p[i * 4096L] = 1;
        munmap(p, n * 4096L);                     // 回收的时间也摊了进来
    });

    cpu_set_t one;
    CPU_ZERO(&one);
    CPU_SET(0, &one);
    sched_setaffinity(0, sizeof one, &one);       // 两个进程挤在一个核上，一来一回必有两次切换
    int a[2], b[2];
    if (pipe(a) || pipe(b)) return 1;
    fflush(stdout);
    pid_t child = fork();
    if (child == 0) {
        char c;
        close(a[1]);                              // 父进程关掉写端后，read返回0
        while (read(a[0], &c, 1) == 1 && write(b[1], &c, 1) == 1) {}
        _exit(0);
    }
    measure("管道一来一回", 50'000, [&](int n) {
        char c = 0;
        for (int i = 0; i < n; ++i)
            if (write(a[1], &c, 1) != 1 || read(b[0], &c, 1) != 1) _exit(1);
    });
    close(a[1]);
    waitpid(child, nullptr, 0);

    measure("建线程并等它结束", 2'000, [](int n) { for (int i = 0; i < n; ++i) std::thread([] {}).join(); });
    measure("fork并等它结束", 500, [](int n) {
        for (int i = 0; i < n; ++i) {
            if (fork() == 0) _exit(0);
            wait(nullptr);
        }
    });
}
