// 同样多的格子装到不同的负载因子，随机查表里有的和没有的键，每次多少纳秒：拉链与线性探测各一遍。
// 小表4096格，一级、二级缓存装得下；大表4194304格，每格16字节，共64 MiB。计处理器时间，五轮取最小。
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <vector>

uint64_t mix(uint64_t x) {
  x += 0x9e3779b97f4a7c15;
  x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9;
  x = (x ^ x >> 27) * 0x94d049bb133111eb;
  return x ^ x >> 31;
}

struct Linear {
  struct Slot { uint64_t key, value; };
  std::vector<Slot> slots;
  explicit Linear(size_t size) : slots(size) {}
  void insert(uint64_t key) { *seek(key) = {key, key}; }
  uint64_t find(uint64_t key) { return seek(key)->value; }
  Slot *seek(uint64_t key) {
    size_t i = mix(key) & (slots.size() - 1);
    while (slots[i].key != key && slots[i].key != 0) i = (i + 1) & (slots.size() - 1);
    return &slots[i];
  }
};

struct Chained {
  struct Node { uint64_t key, value; uint32_t next; };  // 节点放在一个数组里，次序是插入的次序
  std::vector<uint32_t> heads;
  std::vector<Node> nodes{1};  // 第0个不用，0表示链尾
  explicit Chained(size_t size) : heads(size) { nodes.reserve(size); }
  void insert(uint64_t key) {
    uint32_t &head = heads[mix(key) & (heads.size() - 1)];
    nodes.push_back({key, key, head});
    head = nodes.size() - 1;
  }
  uint64_t find(uint64_t key) {
    uint32_t i = heads[mix(key) & (heads.size() - 1)];
    while (i != 0 && nodes[i].key != key) i = nodes[i].next;
    return nodes[i].value;
  }
};

double now() {  // 本进程用掉的处理器时间，别的程序占去的不算
  timespec t;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
  return t.tv_sec * 1e9 + t.tv_nsec;
}

template <class Table>
double time(Table &table, const std::vector<uint64_t> &asks) {
  double best = 1e9;
  uint64_t sum = 0;
  for (int round = 0; round < 5; ++round) {
    const double start = now();
    for (uint64_t key : asks) sum += table.find(key);
    best = std::min(best, (now() - start) / asks.size());
  }
  if (sum == 1) std::abort();  // 让编译器留着sum
  return best;
}

int main() {
  std::puts("表 负载因子 拉链·有 线性·有 拉链·无 线性·无");
  for (size_t size : {size_t{1} << 12, size_t{1} << 22}) {
    Linear linear(size);
    Chained chained(size);
    size_t count = 0;
    for (int percent : {10, 20, 30, 40, 50, 60, 70, 80, 85, 90, 95}) {
      for (; count < size * percent / 100; ++count) linear.insert(mix(count)), chained.insert(mix(count));
      std::vector<uint64_t> old(1 << 20), unknown(1 << 20);
      for (size_t i = 0; i < old.size(); ++i) old[i] = mix(mix(i) % count), unknown[i] = mix(i + size);
      const double times[] = {time(chained, old), time(linear, old), time(chained, unknown), time(linear, unknown)};
      std::printf("%s %.2f", size == 1 << 12 ? "4096格" : "4194304格", percent / 100.0);
      for (double t : times) std::printf(" %.1f", t);
      std::puts("");
    }
  }
}
