// 排n个随机的32位整数，平均每个元素几纳秒：堆排序、归并（stable_sort）、sort。计处理器时间，几轮取最小。
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <random>
#include <vector>

double now() {  // 本进程用掉的处理器时间，别的程序占去的不算
  timespec t;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
  return t.tv_sec * 1e9 + t.tv_nsec;
}

template <class Sort>
double time(const std::vector<uint32_t> &values, size_t n, Sort sort) {  // n小时切成许多段各排一遍，免得分支预测记住
  double best = 1e18;
  for (int round = 0; round < 3; ++round) {
    std::vector<uint32_t> copy = values;
    const double start = now();
    for (auto i = copy.begin(); i != copy.end(); i += n) sort(i, i + n);
    best = std::min(best, (now() - start) / values.size());
    if (!std::is_sorted(copy.begin(), copy.begin() + n)) std::abort();
  }
  return best;
}

int main() {
  std::puts("n 堆排序 stable_sort sort");
  std::mt19937 random(1);
  for (size_t n = 1 << 10; n <= 1 << 22; n *= 4) {
    std::vector<uint32_t> values(std::max<size_t>(n, 1 << 18));
    for (auto &v : values) v = random();
    const double heap = time(values, n, [](auto a, auto b) { std::make_heap(a, b), std::sort_heap(a, b); });
    const double stable = time(values, n, [](auto a, auto b) { std::stable_sort(a, b); });
    const double quick = time(values, n, [](auto a, auto b) { std::sort(a, b); });
    std::printf("%zu %.1f %.1f %.1f\n", n, heap, stable, quick);
    std::fflush(stdout);
  }
}
