// 每个4 KiB里只碰一条缓存行，按随机的环追指针：数据总量很小，缓存装得下，要翻译的页却很多。
// 行在页内的位置错开，免得都落进缓存的同一组。一遍4 KiB页，一遍2 MiB页；扫五遍取最小。
#include <sys/mman.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <numeric>
#include <random>
#include <vector>

constexpr size_t kPage = 4096, kHuge = 2 << 20, kMost = 16384;

double chase(char *memory, size_t count) {
  std::vector<size_t> order(count);
  std::iota(order.begin(), order.end(), 0);
  std::shuffle(order.begin(), order.end(), std::mt19937_64{42});
  auto at = [&](size_t i) { return memory + order[i] * kPage + order[i] % 64 * 64; };
  for (size_t i = 0; i < count; ++i) *reinterpret_cast<void **>(at(i)) = at((i + 1) % count);
  constexpr size_t kSteps = 1 << 19;
  double best = 1e9;
  void **p = reinterpret_cast<void **>(at(0));
  for (int round = 0; round < 4; ++round) {  // 第一次是预热
    const auto start = std::chrono::steady_clock::now();
    for (size_t i = 0; i < kSteps; ++i) p = static_cast<void **>(*p);
    const std::chrono::duration<double, std::nano> took = std::chrono::steady_clock::now() - start;
    if (round > 0) best = std::min(best, took.count() / kSteps);
  }
  if (p == nullptr) std::abort();  // 让编译器留着p
  return best;
}

char *pages(int advice) {
  void *got = mmap(nullptr, kMost * kPage + kHuge, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  char *aligned = reinterpret_cast<char *>((reinterpret_cast<size_t>(got) + kHuge - 1) / kHuge * kHuge);
  madvise(aligned, kMost * kPage, advice);
  return aligned;
}

int main() {
  char *small = pages(MADV_NOHUGEPAGE), *huge = pages(MADV_HUGEPAGE);
  std::vector<size_t> counts;
  for (size_t count = 16; count <= kMost; count *= 2)
    for (size_t more : {count, count + count / 2})
      if (more <= kMost) counts.push_back(more);
  std::vector<double> a(counts.size(), 1e9), b = a;
  for (int pass = 0; pass < 5; ++pass)
    for (size_t i = 0; i < counts.size(); ++i) {
      a[i] = std::min(a[i], chase(small, counts[i]));
      b[i] = std::min(b[i], chase(huge, counts[i]));
    }
  std::puts("页数 4KiB页 2MiB页");
  for (size_t i = 0; i < counts.size(); ++i) std::printf("%zu %.2f %.2f\n", counts[i], a[i], b[i]);
}
