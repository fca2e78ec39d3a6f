// 同一个循环的三种写法：按条件跳转（数据打乱、数据排好序），以及不用跳转。
// 阈值从0到256，决定分支有几成成立；各量十五次取最小，单位是每个元素的纳秒。
#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <random>
#include <vector>

constexpr size_t kCount = 1 << 18;

// 空的asm让编译器既不能改成条件传送，也不能向量化。
__attribute__((noinline)) uint64_t jumping(const std::vector<uint32_t> &data, uint32_t limit) {
  uint64_t sum = 0;
  for (uint32_t x : data)
    if (x < limit) {
      asm volatile("" : "+r"(sum));
      sum += x;
    }
  return sum;
}

__attribute__((noinline)) uint64_t branchless(const std::vector<uint32_t> &data, uint32_t limit) {
  uint64_t sum = 0;
  for (uint32_t x : data) {
    sum += x & -static_cast<uint32_t>(x < limit);
    asm volatile("" : "+r"(sum));
  }
  return sum;
}

template <class F>
double measure(F f, const std::vector<uint32_t> &data, uint32_t limit) {
  double best = 1e9;
  for (int round = 0; round < 15; ++round) {
    const auto start = std::chrono::steady_clock::now();
    asm volatile("" ::"r"(f(data, limit)));
    const std::chrono::duration<double, std::nano> took = std::chrono::steady_clock::now() - start;
    best = std::min(best, took.count() / kCount);
  }
  return best;
}

int main() {
  std::vector<uint32_t> shuffled(kCount);
  std::mt19937 random{1};
  for (auto &x : shuffled) x = random() % 256;
  auto sorted = shuffled;
  std::sort(sorted.begin(), sorted.end());
  std::puts("成立 打乱 排好序 不用跳转");
  for (uint32_t limit = 0; limit <= 256; limit += 16)
    std::printf("%.2f %.3f %.3f %.3f\n", 100 * limit / 256.0, measure(jumping, shuffled, limit),
                measure(jumping, sorted, limit), measure(branchless, shuffled, limit));
}
