// 把n个64位整数加起来：vector、deque，以及节点打乱了次序的list。每个元素多少纳秒，各量九轮取最小。
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <deque>
#include <list>
#include <numeric>
#include <random>
#include <vector>

template <class C>
double measure(const C &numbers) {
  double best = 1e9;
  const int repeat = std::max<int>(1, 200'000 / numbers.size());
  for (int round = 0; round < 9; ++round) {
    const auto start = std::chrono::steady_clock::now();
    for (int i = 0; i < repeat; ++i) {
      long sum = std::accumulate(numbers.begin(), numbers.end(), 0L);
      asm volatile("" ::"r"(sum));
    }
    const std::chrono::duration<double, std::nano> took = std::chrono::steady_clock::now() - start;
    best = std::min(best, took.count() / (double(repeat) * numbers.size()));
  }
  return best;
}

int main() {
  std::puts("元素 vector deque list");
  for (size_t n = 64; n <= (1 << 22); n *= 4) {
    std::vector<long> values(n);
    std::iota(values.begin(), values.end(), 0);
    std::shuffle(values.begin(), values.end(), std::mt19937{5});
    std::list<long> list(values.begin(), values.end());
    list.sort();  // 排序只改链接，节点在内存里的次序因此是乱的
    std::printf("%zu %.3f %.3f %.3f\n", n, measure(values), measure(std::deque<long>(values.begin(), values.end())),
                measure(list));
  }
}
