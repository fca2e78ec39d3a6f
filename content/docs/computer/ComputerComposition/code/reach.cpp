// 一次读要等多久：隔16分钟量一遍，共五遍。沿随机的环追指针，每种工作集31轮，写出各轮平均值的最快、中位、九成（ns）。
#include <sys/mman.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <numeric>
#include <random>
#include <thread>
#include <vector>

constexpr int kRuns = 5, kRounds = 31;
constexpr size_t kLine = 64, kSteps = 1 << 18, kMost = 256 << 20;
constexpr auto kPause = std::chrono::minutes(16);

void measure(char *memory, size_t kib, const char *at) {
  std::vector<size_t> order(kib * 1024 / kLine);
  std::iota(order.begin(), order.end(), 0);
  std::shuffle(order.begin(), order.end(), std::mt19937_64{42});
  for (size_t i = 0; i < order.size(); ++i)
    *reinterpret_cast<void **>(memory + order[i] * kLine) = memory + order[(i + 1) % order.size()] * kLine;
  void **p = reinterpret_cast<void **>(memory);
  for (size_t i = 0; i < std::min(order.size(), kSteps * 16); ++i) p = static_cast<void **>(*p);  // 预热
  std::vector<double> took;
  for (int round = 0; round < kRounds; ++round) {
    const auto start = std::chrono::steady_clock::now();
    for (size_t i = 0; i < kSteps; ++i) p = static_cast<void **>(*p);
    const std::chrono::duration<double, std::nano> all = std::chrono::steady_clock::now() - start;
    took.push_back(all.count() / kSteps);
  }
  if (p == nullptr) std::abort();  // 让编译器留着p
  std::sort(took.begin(), took.end());
  std::printf("%s %zu %.2f %.2f %.2f\n", at, kib, took.front(), took[kRounds / 2], took[kRounds * 9 / 10]);
  std::fflush(stdout);
}

int main() {
  void *got = mmap(nullptr, kMost, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (got == MAP_FAILED) return 1;
  madvise(got, kMost, MADV_HUGEPAGE);
  std::puts("时刻 KiB 最快 中位 九成");
  for (int run = 0; run < kRuns; ++run) {
    if (run > 0) std::this_thread::sleep_for(kPause);
    char at[6];
    const std::time_t now = std::time(nullptr);
    std::strftime(at, sizeof at, "%H:%M", std::localtime(&now));
    for (size_t kib : {32, 256, 1024, 8192, 32768, 262144}) measure(static_cast<char *>(got), kib, at);
  }
}
