// LSM树的三种放大：20万个键，随机改写一百万次，只数条目。内存表满1000个不同的键写成一个有序段。
// 分层：每层一个段，满了整个并进下一层；大小分级：每层攒够T个同级的段，合成一个放到下一层。
// 对照的B树：每页28条（4096字节、每条100字节、七成满），改一条弄脏一页，缓存池按LRU换出时写回整页。
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <list>
#include <set>
#include <unordered_map>
#include <vector>

constexpr uint32_t kKeys = 200'000, kMemory = 1000, kUpdates = 1'000'000, kAsk = 20'000;

uint64_t mix(uint64_t x) {
  x += 0x9e3779b97f4a7c15;
  x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9;
  x = (x ^ x >> 27) * 0x94d049bb133111eb;
  return x ^ x >> 31;
}

struct Run {  // 有序段：键，加上每键10位、7次探查的布隆过滤器
  std::vector<uint32_t> keys;
  std::vector<bool> bloom;
  explicit Run(std::vector<uint32_t> k) : keys(std::move(k)), bloom(keys.size() * 10) {
    for (uint32_t key : keys)
      for (int i = 0; i < 7; ++i) bloom[bit(key, i)] = true;
  }
  size_t bit(uint32_t key, int i) const { return (mix(key) + i * (mix(key) >> 32 | 1)) % bloom.size(); }
  bool may_have(uint32_t key) const {
    for (int i = 0; i < 7; ++i)
      if (!bloom[bit(key, i)]) return false;
    return true;
  }
  bool has(uint32_t key) const { return std::binary_search(keys.begin(), keys.end(), key); }
};

struct Tree {
  bool leveled;
  size_t ratio;
  std::vector<std::vector<Run>> levels{};  // 每层的段，旧的在前
  std::set<uint32_t> memory{};
  uint64_t written = 0, stored = 0, peak = 0, samples = 0;

  size_t total() const {
    size_t sum = 0;
    for (auto &level : levels)
      for (auto &run : level) sum += run.keys.size();
    return sum;
  }

  Run merge(const std::vector<Run> &runs) {
    std::vector<uint32_t> keys;
    for (auto &run : runs) keys.insert(keys.end(), run.keys.begin(), run.keys.end());
    std::sort(keys.begin(), keys.end());
    keys.erase(std::unique(keys.begin(), keys.end()), keys.end());  // 同一个键只留一份：真的实现留最新的
    written += keys.size();
    peak = std::max<uint64_t>(peak, total() + keys.size());  // 合并完成之前，新旧同时在盘上
    return Run(keys);
  }

  void put(uint32_t key) {
    memory.insert(key);
    if (memory.size() < kMemory) return;
    Run run({memory.begin(), memory.end()});
    memory.clear();
    if (!leveled) written += run.keys.size();
    size_t limit = kMemory;
    for (size_t i = 0;; ++i) {
      if (levels.size() == i) levels.emplace_back();
      auto &level = levels[i];
      level.push_back(std::move(run));
      limit *= ratio;
      if (leveled) {  // 与这一层并成一个，超过上限就整个往下走
        Run merged = merge(level);
        level.clear();
        if (merged.keys.size() <= limit) {
          level.push_back(std::move(merged));
          break;
        }
        run = std::move(merged);
      } else {
        if (level.size() < ratio) break;
        run = merge(level);
        level.clear();
      }
    }
    stored += total(), ++samples;
  }
};

void lsm(bool leveled, size_t ratio) {
  Tree tree{leveled, ratio};
  for (uint32_t key = 0; key < kKeys; ++key) tree.put(mix(key) % kKeys);
  for (uint32_t key = 0; key < kKeys; ++key) tree.put(key);
  tree.written = tree.stored = tree.peak = tree.samples = 0;
  uint64_t probed = 0, filtered = 0, asked = 0;
  size_t runs = 0;
  for (uint32_t i = 0; i < kUpdates; ++i) {
    tree.put(mix(i + kKeys) % kKeys);
    if (i % (kUpdates / kAsk)) continue;
    const uint32_t key = mix(~uint64_t{i}) % kKeys;  // 改写之间穿插着查，从新的段查到旧的段
    ++asked;
    for (auto &level : tree.levels) runs += level.size();
    if (tree.memory.count(key)) continue;
    bool found = false;
    for (auto level = tree.levels.begin(); level != tree.levels.end() && !found; ++level)
      for (auto run = level->rbegin(); run != level->rend() && !found; ++run) {
        ++probed;
        if (!run->may_have(key)) continue;
        ++filtered;
        found = run->has(key);
      }
    if (!found) std::puts("丢了一个键");
  }
  std::printf("%s %zu %.1f %.2f %.2f %.2f %.2f %.2f\n", leveled ? "分层" : "大小分级", ratio,
              double(tree.written) / kUpdates, double(runs) / asked, double(probed) / asked, double(filtered) / asked,
              double(tree.stored) / tree.samples / kKeys, double(tree.peak) / kKeys);
}

void btree(double share) {
  const size_t pages = kKeys / 28, room = pages * share;
  std::list<uint32_t> order;  // 最近用过的在前
  std::unordered_map<uint32_t, std::list<uint32_t>::iterator> cached;
  uint64_t written = 0, read = 0;
  for (uint32_t i = 0; i < kUpdates; ++i) {
    const uint32_t page = mix(i + kKeys) % kKeys / 28;
    if (auto found = cached.find(page); found != cached.end()) {
      order.splice(order.begin(), order, found->second);
      continue;
    }
    ++read;
    if (order.size() == room) cached.erase(order.back()), order.pop_back(), ++written;  // 缓存里的页都是脏的
    order.push_front(page);
    cached[page] = order.begin();
  }
  written += order.size();
  std::printf("B树 缓存%.1f%% 写放大%.1f 每次改写读%.2f页\n", share * 100, written * 4096.0 / kUpdates / 100,
              double(read) / kUpdates);
}

int main() {
  std::puts("合并 T 写放大 段数 查几段 过滤后 占空间 最多占");
  for (bool leveled : {true, false})
    for (size_t ratio : {2, 3, 4, 6, 8, 10, 16}) lsm(leveled, ratio);
  for (double share : {0.007, 0.1, 0.5, 0.9}) btree(share);
}
