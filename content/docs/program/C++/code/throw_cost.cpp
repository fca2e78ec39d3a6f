// 递归d层，每层一个带析构函数的局部变量，最里层成功或失败：用异常报告与用bool报告各要多久；十五轮取最小。
// g++ -std=c++20 -O2 throw_cost.cpp && ./a.out
#include <algorithm>
#include <cstdio>
#include <ctime>

static long destroyed;
static volatile bool fails;

struct Guard { ~Guard() { asm volatile("" : : "r"(this)); destroyed += 1; } };

__attribute__((noinline)) int throwing(int depth) {
    Guard guard;
    if (depth == 0) {
        if (fails) throw 1;
        return 1;
    }
    return throwing(depth - 1) + 1;
}

__attribute__((noinline)) bool returning(int depth, int& result) {
    Guard guard;
    if (depth == 0) {
        result = 1;
        return !fails;
    }
    if (!returning(depth - 1, result)) return false;
    result += 1;
    return true;
}

// 这个线程用掉的处理器时间，不受别的程序抢占的影响，ns
static double now() {
    timespec t;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
    return t.tv_sec * 1e9 + t.tv_nsec;
}

template <class Call> double best(int calls, Call call) {
    double least = 1e18;
    for (int round = 0; round < 15; ++round) {
        double start = now();
        for (int i = 0; i < calls; ++i) call();
        double took = now() - start;
        least = std::min(least, took / calls);
    }
    return least;
}

int main() {
    std::printf("深度 成功·异常 成功·返回 失败·异常 失败·返回\n");
    for (int depth : {0, 10, 50}) {
        long failed = 0;
        int result = 0;
        auto tries = [&] { try { result = throwing(depth); } catch (int) { ++failed; } };
        auto tests = [&] { if (!returning(depth, result)) ++failed; };
        fails = false;
        double a = best(200000, tries), b = best(200000, tests);
        fails = true;
        double c = best(20000, tries), d = best(200000, tests);
        std::printf("%d %.1f %.1f %.1f %.1f\n", depth, a, b, c, d);
    }
}
