// 经由一排基类指针逐个调用虚函数，每次多少纳秒：类有几种，次序是排好的还是打乱的。六十一轮，打印最小、中位与最大。
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <memory>
#include <random>
#include <utility>
#include <vector>

struct Shape {
  virtual long area(long x) const = 0;
  virtual ~Shape() = default;
};
template <int K>
struct Kind : Shape {
  long area(long x) const override { return x + K; }
};

constexpr int kObjects = 100'000, kRounds = 61, kPasses = 10;

template <int... K>
std::unique_ptr<Shape> make(int kind, std::integer_sequence<int, K...>) {
  std::unique_ptr<Shape> made;
  ((kind == K ? void(made = std::make_unique<Kind<K>>()) : void()), ...);
  return made;
}

int main() {
  std::mt19937 random(7);
  std::puts("种类 次序 最小 中位 最大");
  for (int kinds : {1, 2, 3, 4, 8, 16, 32, 64}) {
    for (bool shuffled : {false, true}) {
      std::vector<int> order(kObjects);
      for (int i = 0; i < kObjects; ++i) order[i] = static_cast<long>(i) * kinds / kObjects;
      if (shuffled) std::shuffle(order.begin(), order.end(), random);
      std::vector<std::unique_ptr<Shape>> shapes;         // 按排列的次序申请，地址总是递增的
      for (int kind : order) shapes.push_back(make(kind, std::make_integer_sequence<int, 64>()));
      std::vector<double> got;
      long x = 0;
      for (int round = 0; round < kRounds; ++round) {
        const auto start = std::chrono::steady_clock::now();
        for (int pass = 0; pass < kPasses; ++pass)
          for (const auto &shape : shapes) x = shape->area(x);
        const std::chrono::duration<double, std::nano> took = std::chrono::steady_clock::now() - start;
        got.push_back(took.count() / kObjects / kPasses);
      }
      asm volatile("" : "+r"(x));
      std::sort(got.begin(), got.end());
      std::printf("%d %s %.2f %.2f %.2f\n", kinds, shuffled ? "打乱" : "按类排好", got[0], got[kRounds / 2], got.back());
    }
  }
}
