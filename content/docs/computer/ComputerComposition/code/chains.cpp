// 同样多的64位乘法，分成1到8条互不相干的依赖链；各量十五次取最小。
#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <utility>

constexpr int kRounds = 840'000;  // 1到8的公倍数

template <int chains>
__attribute__((noinline)) double measure() {
  double best = 1e9;
  for (int round = 0; round < 15; ++round) {
    uint64_t x[chains];
    for (int c = 0; c < chains; ++c) x[c] = 3 + c;
    const auto start = std::chrono::steady_clock::now();
    for (int i = 0; i < kRounds; ++i)
#pragma GCC unroll 8
      for (int c = 0; c < chains; ++c) {
        x[c] *= 0x9E3779B97F4A7C15u;
        asm volatile("" : "+r"(x[c]));  // 留在寄存器里，不许合并
      }
    const std::chrono::duration<double, std::nano> took = std::chrono::steady_clock::now() - start;
    best = std::min(best, took.count() / (double(kRounds) * chains));
  }
  return best;
}

template <int... n>
void all(std::integer_sequence<int, n...>) {
  std::puts("链数 每次乘法");
  (std::printf("%d %.3f\n", n + 1, measure<n + 1>()), ...);
}

int main() { all(std::make_integer_sequence<int, 8>{}); }
