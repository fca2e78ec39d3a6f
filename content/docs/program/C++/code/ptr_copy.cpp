// 把一个对象交给函数的几种办法，每次多少纳秒；每格跑六十一轮，打印最小、中位与最大。
#include <algorithm>
#include <atomic>
#include <barrier>
#include <chrono>
#include <cstdio>
#include <memory>
#include <thread>
#include <vector>

struct Shape { alignas(128) long id = 1; };  // 对象与计数都按128字节对齐，各在各的缓存行
constexpr int kCalls = 500'000, kRounds = 61;

[[gnu::noinline]] long raw(const Shape *p) { return p->id; }
[[gnu::noinline]] long by_ref(const std::shared_ptr<Shape> &p) { return p->id; }
[[gnu::noinline]] long by_copy(std::shared_ptr<Shape> p) { return p->id; }
[[gnu::noinline]] std::unique_ptr<Shape> pass(std::unique_ptr<Shape> p) { return p; }
[[gnu::noinline]] long lock(const std::weak_ptr<Shape> &w) { return w.lock()->id; }

template <class F>
double each(F &&f) {
  const auto start = std::chrono::steady_clock::now();
  for (int i = 0; i < kCalls; ++i) {
    long x = f();
    asm volatile("" : "+r"(x) : : "memory");
  }
  return std::chrono::duration<double, std::nano>(std::chrono::steady_clock::now() - start).count() / kCalls;
}

void print(const char *name, std::vector<double> got) {
  std::sort(got.begin(), got.end());
  std::printf("%s %.2f %.2f %.2f\n", name, got.front(), got[got.size() / 2], got.back());
}

template <class F>
void measure(const char *name, F &&f) {
  std::vector<double> got;
  for (int round = 0; round < kRounds; ++round) got.push_back(each(f));
  print(name, got);
}

/** 两个线程同时各做kCalls次，取两者的平均。 */
template <class F>
void both(const char *name, F &&f) {
  std::vector<double> got;
  for (int round = 0; round < kRounds; ++round) {
    std::barrier gate(2);
    double took[2];
    std::vector<std::jthread> threads;
    for (int who = 0; who < 2; ++who)
      threads.emplace_back([&, who] { gate.arrive_and_wait(); took[who] = each([&] { return f(who); }); });
    threads.clear();
    got.push_back((took[0] + took[1]) / 2);
  }
  print(name, got);
}

int main() {
  auto shared = std::make_shared<Shape>();
  auto owner = std::make_unique<Shape>();
  std::weak_ptr<Shape> watch = shared;
  std::puts("办法 最小 中位 最大");
  measure("裸指针", [&] { return raw(shared.get()); });
  measure("const&", [&] { return by_ref(shared); });
  measure("移动unique_ptr", [&] { owner = pass(std::move(owner)); return owner->id; });
  measure("复制，单线程", [&] { return by_copy(shared); });
  std::atomic<bool> stop = false;
  std::jthread idle([&] { stop.wait(false); });          // 一直睡着，但程序从此是多线程的
  measure("复制，另有线程", [&] { return by_copy(shared); });
  measure("weak_ptr::lock", [&] { return lock(watch); });
  std::shared_ptr<Shape> own[2] = {std::make_shared<Shape>(), std::make_shared<Shape>()};
  both("两线程裸指针", [&](int who) { return raw(own[who].get()); });
  both("两线程各复制", [&](int who) { return by_copy(own[who]); });
  both("两线程抢一个", [&](int) { return by_copy(shared); });
  stop = true;
  stop.notify_all();
}
