// 两个线程各绑一个核，各给自己的计数器加二百万次，计数器相距8到512字节；最后一行只有一个线程。
// 每种量三十轮，每轮取慢的那个线程，写出最小与中位。
#include <pthread.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdio>
#include <string>
#include <thread>
#include <vector>

constexpr int kTimes = 2'000'000, kRounds = 31;
alignas(1024) char room[2048];

double count(size_t offset) {
  auto *counter = reinterpret_cast<std::atomic<long> *>(room + offset);
  const auto start = std::chrono::steady_clock::now();
  for (int i = 0; i < kTimes; ++i) counter->fetch_add(1, std::memory_order_relaxed);
  return std::chrono::duration<double, std::nano>(std::chrono::steady_clock::now() - start).count() / kTimes;
}

double together(size_t distance) {
  std::atomic<int> ready{0};
  double took[2];
  auto work = [&](int core) {
    cpu_set_t one;
    CPU_ZERO(&one);
    CPU_SET(core, &one);
    pthread_setaffinity_np(pthread_self(), sizeof one, &one);
    ready.fetch_add(1);
    while (ready.load() < 2) {
    }
    took[core] = count(core * distance);
  };
  std::thread first(work, 0), second(work, 1);
  first.join();
  second.join();
  return std::max(took[0], took[1]);
}

template <class F>
void print(const char *what, F once) {
  std::vector<double> took;
  for (int i = 0; i < kRounds; ++i) took.push_back(once());
  std::sort(took.begin(), took.end());
  std::printf("%s %.2f %.2f\n", what, took.front(), took[kRounds / 2]);
}

int main() {
  std::puts("相距 最小 中位");
  for (size_t distance : {8, 16, 32, 48, 64, 128, 256, 512})
    print(std::to_string(distance).c_str(), [&] { return together(distance); });
  print("单线程", [] { return count(0); });
}
