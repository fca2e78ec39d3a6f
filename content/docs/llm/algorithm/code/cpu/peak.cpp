// 单核的单精度峰值：十二条互不相关的乘加链，只在寄存器里。g++ -O3 -march=native peak.cpp
#include <algorithm>
#include <cstdio>
#include <ctime>

template <typename V> double gflops() {
    double best = 0;
    for (int round = 0; round < 9; round++) {
        V x[12], a = V{} + 0.999f, b = V{} + 0.001f;
        for (int k = 0; k < 12; k++) x[k] = V{} + (k + 0.5f);   // 起点不同，编译器才不会并成一条
        constexpr long times = 20'000'000;
        clock_t start = clock();
        for (long i = 0; i < times; i++)
#pragma GCC unroll 12
            for (auto &v : x) v = v * a + b;                   // 编译成一条乘加
        double seconds = double(clock() - start) / CLOCKS_PER_SEC;
        volatile float keep = 0;
        for (auto &v : x) keep = keep + v[0];
        best = std::max(best, times * 12.0 * sizeof(V) / 4 * 2 / seconds / 1e9);
    }
    return best;
}

int main() {
    typedef float V256 __attribute__((vector_size(32)));
    typedef float V512 __attribute__((vector_size(64)));
    std::printf("256位的乘加：%.0f GFLOP/s\n512位的乘加：%.0f GFLOP/s\n", gflops<V256>(), gflops<V512>());
}
