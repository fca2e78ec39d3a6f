// 逐个插入五十万个整数，记下每次插入的纳秒；整个过程重复九遍，每个位置取最小，去掉别的程序的打扰。
// 每5000次插入打印其中最慢的一次和中位的一次。
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <unordered_map>
#include <vector>

constexpr int kCount = 500'000, kGroup = 5'000;

int main() {
  std::vector<float> best(kCount, 1e9f);
  for (int pass = 0; pass < 9; ++pass) {
    std::unordered_map<int, int> map;
    auto before = std::chrono::steady_clock::now();
    for (int i = 0; i < kCount; ++i) {
      map.emplace(i * 7, i);
      const auto after = std::chrono::steady_clock::now();
      best[i] = std::min(best[i], std::chrono::duration<float, std::nano>(after - before).count());
      before = after;
    }
  }
  std::puts("元素 最慢 中位");
  for (int i = 0; i < kCount; i += kGroup) {
    std::sort(&best[i], &best[i] + kGroup);
    std::printf("%d %.0f %.0f\n", i + kGroup, best[i + kGroup - 1], best[i + kGroup / 2]);
  }
}
