// 2^20格的表装到不同的负载因子，数查一个键平均看几格（拉链数节点）：先查表里有的，再查没有的。
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <vector>

constexpr uint64_t kSlots = 1 << 20, kMask = kSlots - 1, kAsk = 100'000;

uint64_t mix(uint64_t x) {  // splitmix64：第x个键，也用作哈希函数
  x += 0x9e3779b97f4a7c15;
  x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9;
  x = (x ^ x >> 27) * 0x94d049bb133111eb;
  return x ^ x >> 31;
}

enum Way { kLinear, kTriangle, kDouble };

// 第i次看哪一格
uint64_t at(Way way, uint64_t hash, uint64_t i) {
  if (way == kLinear) return (hash + i) & kMask;
  if (way == kTriangle) return (hash + i * (i + 1) / 2) & kMask;
  return (hash + i * (hash >> 32 | 1)) & kMask;  // 步长是奇数，与2^20互质，能走遍全表
}

// 看到键或空格为止，返回看了几格；slot是最后看的那格
uint64_t probe(const std::vector<uint64_t> &table, Way way, uint64_t key, uint64_t *slot) {
  const uint64_t hash = mix(key);
  for (uint64_t i = 0;; ++i) {
    *slot = at(way, hash, i);
    if (table[*slot] == key || table[*slot] == 0) return i + 1;
  }
}

int main() {
  std::vector<uint64_t> open[3];
  for (auto &table : open) table.assign(kSlots, 0);
  std::vector<std::vector<uint64_t>> buckets(kSlots);
  std::puts("负载因子 拉链·有 线性·有 三角·有 双重·有 拉链·无 线性·无 三角·无 双重·无 线性最长");
  uint64_t count = 0;
  for (int percent : {10, 20, 30, 40, 50, 60, 70, 75, 80, 85, 90, 95}) {
    uint64_t slot;
    for (; count < kSlots * percent / 100; ++count) {
      const uint64_t key = mix(count);
      for (Way way : {kLinear, kTriangle, kDouble}) {
        probe(open[way], way, key, &slot);
        open[way][slot] = key;
      }
      buckets[mix(key) & kMask].push_back(key);
    }
    double hit[4] = {}, miss[4] = {};
    for (uint64_t i = 0; i < kAsk; ++i) {
      const uint64_t old = mix(mix(i) % count), unknown = mix(i + kSlots);
      const auto &bucket = buckets[mix(old) & kMask];
      hit[0] += std::find(bucket.begin(), bucket.end(), old) - bucket.begin() + 1;
      miss[0] += buckets[mix(unknown) & kMask].size();
      for (Way way : {kLinear, kTriangle, kDouble}) {
        hit[1 + way] += probe(open[way], way, old, &slot);
        miss[1 + way] += probe(open[way], way, unknown, &slot);
      }
    }
    uint64_t longest = 0;
    for (uint64_t i = 0; i < count; ++i) longest = std::max(longest, probe(open[kLinear], kLinear, mix(i), &slot));
    std::printf("%.2f", percent / 100.0);
    for (double n : hit) std::printf(" %.2f", n / kAsk);
    for (double n : miss) std::printf(" %.2f", n / kAsk);
    std::printf(" %lu\n", longest);
  }
}
