#include <atomic>
#include <cstdio>
#include <thread>
#include <vector>

constexpr int N = 200'000;
std::vector<std::atomic<int>> x(N), y(N);
std::vector<int> r1(N), r2(N);

// 第i局：甲写x再读y，乙写y再读x。数一数两边都读到0的有几局。
template <std::memory_order STORE, std::memory_order LOAD> int both_zero() {
    for (auto& v : x) v = 0;
    for (auto& v : y) v = 0;
    alignas(64) std::atomic<int> here{-1};
    alignas(64) std::atomic<int> there{-1};
    auto side = [](auto& me, auto& peer, auto& mine, auto& other, auto& seen) {
        for (int i = 0; i < N; ++i) {
            me = i;
            while (peer < i) {}                    // 两边都到了第i局
            mine[i].store(1, STORE);
            seen[i] = other[i].load(LOAD);
        }
    };
    std::thread a([&] { side(here, there, x, y, r1); });
    std::thread b([&] { side(there, here, y, x, r2); });
    a.join();
    b.join();
    int hits = 0;
    for (int i = 0; i < N; ++i) hits += r1[i] == 0 && r2[i] == 0;
    return hits;
}

int main() {
    printf("release/acquire  %d\n", both_zero<std::memory_order_release, std::memory_order_acquire>());
    printf("seq_cst          %d\n", both_zero<std::memory_order_seq_cst, std::memory_order_seq_cst>());
}
