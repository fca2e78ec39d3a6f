// 四种排序各比较多少次，各缺失多少条缓存行：课本的堆排序、libstdc++的make_heap加sort_heap、逐趟的归并、递归的归并。
// 缓存是模拟的：32 KiB、8路、64字节一行、LRU，元素4字节，所以一条行16个。
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <numeric>
#include <utility>
#include <vector>

uint64_t compares = 0, misses = 0;

struct Cache {  // 64组，每组8个行号，最近用过的在前
  std::array<std::array<uint64_t, 8>, 64> sets{};
  void touch(uint64_t address) {
    const uint64_t line = address / 64;
    auto &set = sets[line % 64];
    auto hit = std::find(set.begin(), set.end(), line);
    if (hit == set.end()) ++misses, --hit;
    std::rotate(set.begin(), hit, hit + 1);
    set[0] = line;
  }
} cache;

struct Item {  // 每次读写都经过模拟的缓存；只记数组里的，局部变量当作在寄存器里
  uint32_t value = 0;
  Item() = default;
  explicit Item(uint32_t v) : value(v) {}
  Item(const Item &o) : value(o.get()) {}
  Item &operator=(const Item &o) { return value = o.get(), seen(), *this; }
  uint32_t get() const { return seen(), value; }
  void seen() const;
  friend bool operator<(const Item &a, const Item &b) { return ++compares, a.get() < b.get(); }
};

std::vector<Item> array, other;

void Item::seen() const {  // 假想的地址：两个数组各从64 MiB的倍数开始
  if (this >= array.data() && this < array.data() + array.size()) cache.touch((1 << 26) + (this - array.data()) * 4);
  if (this >= other.data() && this < other.data() + other.size()) cache.touch((2 << 26) + (this - other.data()) * 4);
}

void down(size_t i, size_t n) {
  for (size_t child; (child = 2 * i + 1) < n; i = child) {
    if (child + 1 < n && array[child] < array[child + 1]) ++child;
    if (!(array[i] < array[child])) return;
    std::swap(array[i], array[child]);
  }
}

void heap_sort() {
  for (size_t i = array.size() / 2; i-- > 0;) down(i, array.size());
  for (size_t n = array.size() - 1; n > 0; --n) std::swap(array[0], array[n]), down(0, n);
}

void library_heap_sort() {
  std::make_heap(array.begin(), array.end());
  std::sort_heap(array.begin(), array.end());
}

void merge(const std::vector<Item> &from, std::vector<Item> &to, size_t low, size_t middle, size_t high) {
  for (size_t i = low, j = middle, k = low; k < high; ++k)
    to[k] = j == high || (i < middle && !(from[j] < from[i])) ? from[i++] : from[j++];
}

void merge_by_passes() {  // n是2的幂
  for (size_t width = 1; width < array.size(); width *= 2) {
    for (size_t low = 0; low < array.size(); low += 2 * width) merge(array, other, low, low + width, low + 2 * width);
    array.swap(other);
  }
}

void recurse(std::vector<Item> &from, std::vector<Item> &to, size_t low, size_t high) {  // 两边内容相同，结果在to
  if (high - low == 1) return;
  const size_t middle = (low + high) / 2;
  recurse(to, from, low, middle);
  recurse(to, from, middle, high);
  merge(from, to, low, middle, high);
}

void merge_recursively() {
  std::copy(array.begin(), array.end(), other.begin());
  recurse(other, array, 0, array.size());
}

int main() {
  std::puts("n log2(n!) 堆·比较 库·比较 归并·比较 堆·缺失 库·缺失 逐趟归并·缺失 递归归并·缺失");
  for (int power = 10; power <= 20; ++power) {
    const size_t n = size_t{1} << power;
    std::vector<uint32_t> values(n);
    std::iota(values.begin(), values.end(), 0);
    uint64_t seed = 1;
    for (size_t i = n; i > 1; --i) {
      seed = seed * 6364136223846793005 + 1442695040888963407;
      std::swap(values[i - 1], values[(seed >> 33) % i]);
    }
    double counted[4], missed[4];
    int way = 0;
    for (auto sort : {heap_sort, library_heap_sort, merge_by_passes, merge_recursively}) {
      array.clear();
      for (uint32_t v : values) array.emplace_back(v);
      other.assign(n, Item{});
      cache = {};
      compares = misses = 0;
      sort();
      counted[way] = double(compares) / n;
      missed[way++] = double(misses) / n;
      for (size_t i = 0; i < n; ++i)
        if (array[i].value != i) return 1;
    }
    std::printf("%zu %.2f", n, std::lgamma(n + 1.0) / std::log(2.0) / n);
    for (int i : {0, 1, 2}) std::printf(" %.2f", counted[i]);  // 两种归并比较的次数相同
    for (double x : missed) std::printf(" %.3f", x);
    std::puts("");
  }
}
