// 沿随机的环追指针：每一步的地址都在上一步读出的内容里，量到的是延迟。
// 工作集从4 KiB到256 MiB，一遍用4 KiB的页，一遍请求2 MiB的大页；从头到尾扫五遍，每个大小取最小。
#include <sys/mman.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <numeric>
#include <random>
#include <vector>

constexpr size_t kLine = 64, kHuge = 2 << 20, kMost = 256 << 20;

double chase(char *memory, size_t bytes) {
  std::vector<size_t> order(bytes / kLine);
  std::iota(order.begin(), order.end(), 0);
  std::shuffle(order.begin(), order.end(), std::mt19937_64{42});
  for (size_t i = 0; i < order.size(); ++i)
    *reinterpret_cast<void **>(memory + order[i] * kLine) = memory + order[(i + 1) % order.size()] * kLine;
  const size_t steps = std::max<size_t>(1 << 20, order.size());
  double best = 1e9;
  void **p = reinterpret_cast<void **>(memory);
  for (int round = 0; round < 3; ++round) {  // 第一次是预热
    const auto start = std::chrono::steady_clock::now();
    for (size_t i = 0; i < steps; ++i) p = static_cast<void **>(*p);
    const std::chrono::duration<double, std::nano> took = std::chrono::steady_clock::now() - start;
    if (round > 0) best = std::min(best, took.count() / steps);
  }
  if (p == nullptr) std::abort();  // 让编译器留着p
  return best;
}

char *pages(int advice) {
  void *got = mmap(nullptr, kMost + kHuge, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  char *aligned = reinterpret_cast<char *>((reinterpret_cast<size_t>(got) + kHuge - 1) / kHuge * kHuge);
  madvise(aligned, kMost, advice);
  return aligned;
}

int main() {
  char *small = pages(MADV_NOHUGEPAGE), *huge = pages(MADV_HUGEPAGE);
  std::vector<size_t> sizes;
  for (size_t kib = 4; kib <= kMost / 1024; kib *= 2)
    for (size_t size : {kib, kib + kib / 2})
      if (size <= kMost / 1024) sizes.push_back(size);
  std::vector<double> a(sizes.size(), 1e9), b = a;
  for (int pass = 0; pass < 5; ++pass)
    for (size_t i = 0; i < sizes.size(); ++i) {
      a[i] = std::min(a[i], chase(small, sizes[i] * 1024));
      b[i] = std::min(b[i], chase(huge, sizes[i] * 1024));
    }
  std::puts("KiB 4KiB页 2MiB页");
  for (size_t i = 0; i < sizes.size(); ++i) std::printf("%zu %.2f %.2f\n", sizes[i], a[i], b[i]);
}
