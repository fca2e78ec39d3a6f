#include <cstdio>
#include <cstdlib>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

static long minor_faults() {
    rusage u;
    getrusage(RUSAGE_SELF, &u);
    return u.ru_minflt;
}

// 只报告“大约每页一次”还是“几乎没有”：零星的缺页来自栈和库。
static void report(const char* what, long faults, long pages) {
    const char* s = faults > pages * 99 / 100 && faults < pages * 101 / 100 ? "每页一次"
                  : faults < pages / 100 ? "几乎没有" : "其他";
    printf("%s：%s\n", what, s);
}

int main() {
    const long page = sysconf(_SC_PAGESIZE), pages = 16384;
    char* p = static_cast<char*>(mmap(nullptr, pages * page, PROT_READ | PROT_WRITE,
                                      MAP_PRIVATE | MAP_ANONYMOUS, -1, 0));
    if (p == MAP_FAILED) return 1;
    madvise(p, pages * page, MADV_NOHUGEPAGE);
    printf("页大小%ld，映射%ld页（%ld MiB）\n", page, pages, pages * page >> 20);

    auto touch = [&](char v) { for (long i = 0; i < pages; ++i) p[i * page] = v; };

    long a = minor_faults();
    touch(1);
    long b = minor_faults();
    report("第一遍写", b - a, pages);
    touch(2);
    report("第二遍写", minor_faults() - b, pages);

    fflush(stdout);
    if (fork() == 0) {
        long c = minor_faults();
        touch(3);
        report("fork后子进程写", minor_faults() - c, pages);
        fflush(stdout);
        _exit(0);
    }
    wait(nullptr);
    printf("父进程看到的值仍是%d\n", p[0]);
}
