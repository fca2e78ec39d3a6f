// 1到8个线程合起来加一百万次，四种写法，平均每次要多少纳秒（墙上时间除以总次数）。各量九次取中位数。
#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdio>
#include <mutex>
#include <thread>
#include <vector>

constexpr int kTotal = 1'000'000;

template <class F>
double measure(int threads, F once) {
  std::vector<double> took;
  for (int round = 0; round < 9; ++round) {
    const auto start = std::chrono::steady_clock::now();
    std::vector<std::thread> all;
    for (int t = 0; t < threads; ++t)
      all.emplace_back([&, t] {
        for (int i = 0; i < kTotal / threads; ++i) once(t);
      });
    for (auto &thread : all) thread.join();
    took.push_back(std::chrono::duration<double, std::nano>(std::chrono::steady_clock::now() - start).count() / kTotal);
  }
  std::sort(took.begin(), took.end());
  return took[4];
}

int main() {
  std::atomic<long> shared{0};
  std::mutex mutex;
  long guarded = 0;
  std::atomic_flag flag;
  struct alignas(128) Own {
    std::atomic<long> value{0};
  };
  std::vector<Own> own(8);
  std::puts("线程 互斥锁 自旋锁 一个原子量 每线程一个");
  for (int threads : {1, 2, 4, 8}) {
    const double a = measure(threads, [&](int) {
      std::lock_guard lock(mutex);
      ++guarded;
    });
    const double b = measure(threads, [&](int) {
      while (flag.test_and_set(std::memory_order_acquire)) {
      }
      ++guarded;
      flag.clear(std::memory_order_release);
    });
    const double c = measure(threads, [&](int) { shared.fetch_add(1, std::memory_order_relaxed); });
    const double d = measure(threads, [&](int t) { own[t].value.fetch_add(1, std::memory_order_relaxed); });
    std::printf("%d %.1f %.1f %.1f %.1f\n", threads, a, b, c, d);
  }
}
