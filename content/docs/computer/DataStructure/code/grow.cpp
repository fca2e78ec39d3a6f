// 逐个插入两百万个键，记下每次插入的纳秒：装到一半就换一张两倍的表，一种当场全部搬完，一种每次插入只搬16格。
// 整个过程重复七遍，每个位置取最小；每16384次插入打印其中最慢的一次，最后打印平均。
#include <sys/mman.h>

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <vector>

constexpr size_t kCount = 2'000'000, kGroup = 16'384;

uint64_t mix(uint64_t x) {
  x += 0x9e3779b97f4a7c15;
  x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9;
  x = (x ^ x >> 27) * 0x94d049bb133111eb;
  return x ^ x >> 31;
}

struct Slots {
  struct Slot { uint64_t key, value; };
  size_t size = 0, used = 0;
  Slot *at = nullptr;
  explicit Slots(size_t n = 0) : size(n) {  // 直接向内核要，页到第一次写时才有
    if (n == 0) return;
    at = static_cast<Slot *>(mmap(nullptr, n * sizeof(Slot), PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0));
    madvise(at, n * sizeof(Slot), MADV_NOHUGEPAGE);
  }
  void release() {
    if (at) munmap(at, size * sizeof(Slot));
    at = nullptr;
  }
  void put(Slot slot) {
    size_t i = mix(slot.key) & (size - 1);
    while (at[i].key != 0) i = (i + 1) & (size - 1);
    at[i] = slot;
    ++used;
  }
};

struct Table {
  size_t step;  // 每次插入搬旧表的几格
  Slots now{1024}, old{};
  size_t moved = 0;
  void insert(uint64_t key) {  // 键不重复；查找时旧表没搬完就两张都看
    if (now.used * 2 >= now.size) {
      old = now;
      now = Slots(old.size * 2);
      moved = 0;
    }
    if (old.at) {
      for (size_t end = step < old.size - moved ? moved + step : old.size; moved < end; ++moved)
        if (old.at[moved].key != 0) now.put(old.at[moved]);
      if (moved == old.size) old.release();
    }
    now.put({key, key});
  }
  ~Table() { now.release(), old.release(); }
};

int main() {
  std::vector<float> best[2];
  double average[2] = {1e9, 1e9};
  for (int pass = 0; pass < 7; ++pass)
    for (int way : {0, 1}) {
      best[way].resize(kCount, 1e9f);
      Table table{way == 0 ? SIZE_MAX : 16};
      const auto start = std::chrono::steady_clock::now();
      auto before = start;
      for (size_t i = 0; i < kCount; ++i) {
        table.insert(mix(i));
        const auto after = std::chrono::steady_clock::now();
        best[way][i] = std::min(best[way][i], std::chrono::duration<float, std::nano>(after - before).count());
        before = after;
      }
      average[way] = std::min(average[way], std::chrono::duration<double, std::nano>(before - start).count() / kCount);
    }
  std::puts("元素 当场搬完 分次搬");
  for (size_t i = 0; i + kGroup <= kCount; i += kGroup) {
    std::printf("%zu", i + kGroup);
    for (auto &times : best) std::printf(" %.0f", *std::max_element(&times[i], &times[i] + kGroup));
    std::puts("");
  }
  std::printf("平均每次 %.0f %.0f\n", average[0], average[1]);
}
