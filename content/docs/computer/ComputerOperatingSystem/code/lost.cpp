#include <atomic>
#include <cstdio>
#include <mutex>
#include <thread>

std::atomic<long> x{0};
std::mutex m;
std::atomic<int> ready{0};
constexpr int N = 20'000'000;

template <class F> long two_threads(F step) {
    x = 0;
    ready = 0;
    auto loop = [&] {
        ++ready;
        while (ready < 2) {}                      // 等两个线程都到了再开始
        for (int i = 0; i < N; ++i) step();
    };
    std::thread a(loop), b(loop);
    a.join();
    b.join();
    return x;
}

int main() {
    // 读和写各自是原子的，合起来不是：中间可以插进另一个线程。
    printf("先读后写   %ld\n", two_threads([] {
        long v = x.load(std::memory_order_relaxed);
        x.store(v + 1, std::memory_order_relaxed);
    }));
    printf("fetch_add  %ld\n", two_threads([] {
        x.fetch_add(1, std::memory_order_relaxed);
    }));
    printf("互斥锁     %ld\n", two_threads([] {
        std::lock_guard<std::mutex> g(m);
        x.store(x.load(std::memory_order_relaxed) + 1, std::memory_order_relaxed);
    }));
}
