// 同一件小事（x加上捕获的k）用六种办法调用，每次多少纳秒。各量三十一轮取最小。
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <functional>
#include <memory>

constexpr int kCalls = 2'000'000;

struct Adder {
  virtual long add(long x) const = 0;
  virtual ~Adder() = default;
};
struct AddK : Adder {
  long k;
  explicit AddK(long k) : k(k) {}
  long add(long x) const override { return x + k; }
};

struct AddTwice : Adder {  // 有两种派生类，编译器才不会猜中是哪一种
  long k;
  explicit AddTwice(long k) : k(k) {}
  long add(long x) const override { return x + k + k; }
};

long plain(long x) { return x + 3; }
[[gnu::noinline]] long kept(long x) { return x + 3; }

template <class F>
void measure(const char *name, F &&f) {
  double best = 1e9;
  for (int round = 0; round < 31; ++round) {
    long x = 0;
    const auto start = std::chrono::steady_clock::now();
    for (int i = 0; i < kCalls; ++i) {
      x = f(x);
      asm volatile("" : "+r"(x));  // 结果必须真的算出来
    }
    const std::chrono::duration<double, std::nano> took = std::chrono::steady_clock::now() - start;
    best = std::min(best, took.count() / kCalls);
  }
  std::printf("%s %.2f\n", name, best);
}

int main() {
  long k = 3;
  asm volatile("" : "+r"(k));
  long (*pointer)(long) = plain;
  asm volatile("" : "+r"(pointer));  // 编译器不知道它指向谁
  std::unique_ptr<Adder> object;
  if (k == 3) object = std::make_unique<AddK>(k);
  else object = std::make_unique<AddTwice>(k);
  Adder *base = object.get();
  asm volatile("" : "+r"(base));
  std::function<long(long)> function = [k](long x) { return x + k; };
  std::puts("办法 每次");
  measure("lambda作模板实参", [k](long x) { return x + k; });
  measure("禁止内联的函数", [](long x) { return kept(x); });
  measure("函数指针", [&](long x) { return pointer(x); });
  measure("虚函数", [&](long x) { return base->add(x); });
  measure("std::function", [&](long x) { return function(x); });
  measure("每次新造std::function", [&](long x) {
    return std::function<long(long)>([k, a = k, b = k, c = k](long y) { return y + k + a - b + c - c; })(x);
  });
}
