// Swiss表：每8格一组，每格一个控制字节，存哈希值的低7位。数一次查找看几组、真正比较几个键。
#include <bit>
#include <cstdint>
#include <cstdio>
#include <vector>

constexpr uint64_t kGroups = 1 << 17, kAsk = 100'000;
constexpr uint64_t kOnes = 0x0101010101010101, kHigh = 0x8080808080808080;

uint64_t mix(uint64_t x) {  // splitmix64：第x个键，也用作哈希函数
  x += 0x9e3779b97f4a7c15;
  x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9;
  x = (x ^ x >> 27) * 0x94d049bb133111eb;
  return x ^ x >> 31;
}

struct Table {
  std::vector<uint64_t> control = std::vector<uint64_t>(kGroups, kHigh);  // 空格的控制字节是0x80
  std::vector<uint64_t> keys = std::vector<uint64_t>(kGroups * 8);
  uint64_t groups = 0, compares = 0;

  // 有就返回true；没有则group停在第一个有空格的组
  bool find(uint64_t key, uint64_t *group) {
    const uint64_t hash = mix(key);
    *group = hash >> 7 & (kGroups - 1);
    for (uint64_t step = 1;; ++step) {
      ++groups;
      const uint64_t diff = control[*group] ^ kOnes * (hash & 127);  // 相等的字节变成0
      for (uint64_t hits = (diff - kOnes) & ~diff & kHigh; hits; hits &= hits - 1) {
        ++compares;
        if (keys[*group * 8 + std::countr_zero(hits) / 8] == key) return true;
      }
      if (control[*group] & kHigh) return false;  // 组里有空格，不必再找
      *group = (*group + step) & (kGroups - 1);
    }
  }

  void insert(uint64_t key) {
    uint64_t group;
    if (find(key, &group)) return;
    const int byte = std::countr_zero(control[group] & kHigh) / 8;
    control[group] ^= (0x80 ^ (mix(key) & 127)) << byte * 8;
    keys[group * 8 + byte] = key;
  }
};

int main() {
  Table table;
  std::puts("负载因子 有·组 有·键 无·组 无·键");
  uint64_t count = 0;
  for (double load : {0.25, 0.5, 0.625, 0.75, 0.875}) {
    for (; count < kGroups * 8 * load; ++count) table.insert(mix(count));
    std::printf("%.3f", load);
    for (bool present : {true, false}) {
      table.groups = table.compares = 0;
      uint64_t group;
      for (uint64_t i = 0; i < kAsk; ++i) table.find(mix(present ? mix(i) % count : i + kGroups * 8), &group);
      std::printf(" %.3f %.3f", double(table.groups) / kAsk, double(table.compares) / kAsk);
    }
    std::puts("");
  }
}
