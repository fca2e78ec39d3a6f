// 最长前缀匹配的三种查法，表从一千条到一百万条。前缀长度的分布仿照公网的路由表：/24约占六成。
// 每种查法把同一批二十万个随机地址查一遍，量七次取中位；三种的结果先对一遍。
#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <random>
#include <unordered_map>
#include <vector>

struct Route { uint32_t prefix; int length; uint32_t hop; };

struct Trie {                                  // 一位一层
  struct Node { uint32_t child[2]{}; uint32_t hop = 0; };
  std::vector<Node> nodes{Node{}};
  void add(const Route& r) {
    uint32_t at = 0;
    for (int i = 0; i < r.length; ++i) {
      const int bit = r.prefix >> (31 - i) & 1;
      if (!nodes[at].child[bit]) {
        nodes[at].child[bit] = nodes.size();
        nodes.emplace_back();
      }
      at = nodes[at].child[bit];
    }
    nodes[at].hop = r.hop;
  }
  uint32_t find(uint32_t ip) const {
    uint32_t at = 0, best = 0;
    for (int i = 0;; ++i) {
      if (nodes[at].hop) best = nodes[at].hop;
      if (i == 32 || !(at = nodes[at].child[ip >> (31 - i) & 1])) return best;
    }
  }
  double bytes() const { return nodes.size() * sizeof(Node); }
};

struct Hashes {                                // 一种长度一张哈希表，从长的试起
  std::unordered_map<uint32_t, uint32_t> table[33];
  void add(const Route& r) { table[r.length][r.prefix] = r.hop; }
  uint32_t find(uint32_t ip) const {
    for (int length = 32; length >= 0; --length) {
      if (table[length].empty()) continue;
      const auto hit = table[length].find(length ? ip >> (32 - length) << (32 - length) : 0);
      if (hit != table[length].end()) return hit->second;
    }
    return 0;
  }
};

struct Direct {                                // DIR-24-8：前24位直接作下标，更长的再查一小块
  std::vector<uint32_t> first = std::vector<uint32_t>(1 << 24);
  std::vector<uint32_t> more;
  void add(const Route& r) {                   // 短的先加
    if (r.length <= 24) {
      std::fill_n(first.begin() + (r.prefix >> 8), 1u << (24 - r.length), r.hop);
      return;
    }
    uint32_t& slot = first[r.prefix >> 8];
    if (!(slot >> 31)) {
      more.insert(more.end(), 256, slot);
      slot = 1u << 31 | (more.size() / 256 - 1);
    }
    std::fill_n(more.begin() + (slot & 0x7fffffff) * 256 + (r.prefix & 255), 1u << (32 - r.length), r.hop);
  }
  uint32_t find(uint32_t ip) const {
    const uint32_t got = first[ip >> 8];
    return got >> 31 ? more[(got & 0x7fffffff) * 256 + (ip & 255)] : got;
  }
};

uint32_t linear(const std::vector<Route>& table, uint32_t ip) {   // 已按长度从长到短排好
  for (const Route& r : table)
    if ((ip ^ r.prefix) >> (32 - r.length) == 0) return r.hop;
  return 0;
}

template <class Find>
double cost(const std::vector<uint32_t>& ips, Find find) {
  std::vector<double> took;
  for (int round = 0; round < 7; ++round) {
    uint32_t sum = 0;
    const auto start = std::chrono::steady_clock::now();
    for (uint32_t ip : ips) sum += find(ip);
    const std::chrono::duration<double, std::nano> d = std::chrono::steady_clock::now() - start;
    took.push_back(d.count() / ips.size() + (sum == 1) * 1e-9);
  }
  std::ranges::sort(took);
  return took[3];
}

int main() {
  std::puts("查法 条数 每次ns");
  for (int size : {1'000, 10'000, 100'000, 1'000'000}) {
    std::mt19937 rng(20261125);
    std::discrete_distribution<int> length({2, 1, 2, 4, 5, 9, 10, 60, 4, 1, 1, 1});   // /16 /18 … /24 /25 /28 /30
    const int lengths[] = {16, 18, 19, 20, 21, 22, 23, 24, 24, 25, 28, 30};
    std::vector<Route> table;
    for (int i = 0; i < size; ++i) {
      const int n = lengths[length(rng)];
      table.push_back({static_cast<uint32_t>(rng()) >> (32 - n) << (32 - n), n, static_cast<uint32_t>(i + 1)});
    }
    std::ranges::stable_sort(table, {}, &Route::length);
    Trie trie; Hashes hashes; Direct direct;
    for (const Route& r : table) trie.add(r), hashes.add(r), direct.add(r);
    std::vector<Route> longest(table.rbegin(), table.rend());     // 同一前缀后加的为准
    std::vector<uint32_t> ips;
    for (int i = 0; i < 200'000; ++i) {       // 一半落在表里的前缀上，一半任意
      const Route& r = table[rng() % size];
      ips.push_back(i % 2 ? static_cast<uint32_t>(rng()) : r.prefix | (static_cast<uint32_t>(rng()) >> r.length));
    }
    for (size_t i = 0; i < ips.size(); ++i) {
      const uint32_t want = trie.find(ips[i]);
      if (hashes.find(ips[i]) != want || direct.find(ips[i]) != want || (i < 200 && linear(longest, ips[i]) != want)) return 1;
    }
    const std::vector<uint32_t> few(ips.begin(), ips.begin() + std::min(200'000, 200'000'000 / size / 10));
    std::printf("逐条比较 %d %.1f\n", size, cost(few, [&](uint32_t ip) { return linear(longest, ip); }));
    std::printf("逐长度哈希 %d %.1f\n", size, cost(ips, [&](uint32_t ip) { return hashes.find(ip); }));
    std::printf("逐位的树 %d %.1f\n", size, cost(ips, [&](uint32_t ip) { return trie.find(ip); }));
    std::printf("DIR-24-8 %d %.1f\n", size, cost(ips, [&](uint32_t ip) { return direct.find(ip); }));
    std::fprintf(stderr, "%d: trie %.1f MB, direct %.1f MB\n", size, trie.bytes() / 1e6,
                 (direct.first.size() + direct.more.size()) * 4 / 1e6);
  }
}
