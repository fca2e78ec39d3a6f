// 堆排序与递归归并读写了哪些地址：2048个元素，记下每一次，用1 KiB、8路、64字节一行的模拟缓存分出命中与缺失。
// 给出文件名就把图写成PPM：左堆排序，右归并，横轴是第几次访问，纵轴是地址，灰是命中，红是缺失。
#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>
#include <numeric>
#include <tuple>
#include <utility>
#include <vector>

constexpr size_t n = 2048, width = 588, gap = 24, height = 512;

struct Access {
  size_t index;  // 第几个元素，归并的另一个数组接在后面
  bool missed;
};
std::vector<Access> trace;

struct Cache {  // 2组，每组8个行号，最近用过的在前
  std::array<std::array<size_t, 8>, 2> sets;
  void clear() {
    for (auto &set : sets) set.fill(SIZE_MAX);
  }
  bool misses(size_t line) {
    auto &set = sets[line % 2];
    auto hit = std::find(set.begin(), set.end(), line);
    const bool missed = hit == set.end();
    if (missed) --hit;
    std::rotate(set.begin(), hit, hit + 1);
    set[0] = line;
    return missed;
  }
} cache;

struct Item {  // 每次读写都记下；局部变量当作在寄存器里
  uint32_t value = 0;
  Item() = default;
  explicit Item(uint32_t v) : value(v) {}
  Item(const Item &o) : value(o.get()) {}
  Item &operator=(const Item &o) { return value = o.get(), seen(), *this; }
  uint32_t get() const { return seen(), value; }
  void seen() const;
  friend bool operator<(const Item &a, const Item &b) { return a.get() < b.get(); }
};

std::vector<Item> array, other;

void Item::seen() const {
  for (const auto *items : {&array, &other})
    if (this >= items->data() && this < items->data() + items->size()) {
      const size_t index = (this - items->data()) + (items == &other ? n : 0);
      trace.push_back({index, cache.misses(index / 16)});
    }
}

void down(size_t i, size_t size) {
  for (size_t child; (child = 2 * i + 1) < size; i = child) {
    if (child + 1 < size && array[child] < array[child + 1]) ++child;
    if (!(array[i] < array[child])) return;
    std::swap(array[i], array[child]);
  }
}

void heap_sort() {
  for (size_t i = n / 2; i-- > 0;) down(i, n);
  for (size_t size = n - 1; size > 0; --size) std::swap(array[0], array[size]), down(0, size);
}

void recurse(std::vector<Item> &from, std::vector<Item> &to, size_t low, size_t high) {  // 两边内容相同，结果在to
  if (high - low == 1) return;
  const size_t middle = (low + high) / 2;
  recurse(to, from, low, middle);
  recurse(to, from, middle, high);
  for (size_t i = low, j = middle, k = low; k < high; ++k)
    to[k] = j == high || (i < middle && !(from[j] < from[i])) ? from[i++] : from[j++];
}

void merge_sort() {
  std::copy(array.begin(), array.end(), other.begin());
  recurse(other, array, 0, n);
}

int main(int argc, char **argv) {
  enum { empty, hit, miss };
  std::vector<uint8_t> image((2 * width + gap) * height, empty);
  size_t left = 0;
  std::puts("排序 访问次数 缺失次数 每个元素访问 每个元素缺失 缺失率");
  for (auto [name, sort, arrays] : {std::tuple("堆排序", &heap_sort, 1), std::tuple("递归归并", &merge_sort, 2)}) {
    std::vector<uint32_t> values(n);
    std::iota(values.begin(), values.end(), 0);
    uint64_t seed = 1;
    for (size_t i = n; i > 1; --i) {
      seed = seed * 6364136223846793005 + 1442695040888963407;
      std::swap(values[i - 1], values[(seed >> 33) % i]);
    }
    array.clear(), array.reserve(n);
    for (uint32_t v : values) array.emplace_back(v);
    other.assign(n, Item{});
    cache.clear();
    trace.clear();
    sort();
    const size_t missed = std::count_if(trace.begin(), trace.end(), [](const Access &a) { return a.missed; });
    for (size_t t = 0; t < trace.size(); ++t) {
      const size_t x = left + t * (width - 1) / trace.size(), y = height - 2 - trace[t].index * (height - 1) / (arrays * n);
      for (size_t at : {y * (2 * width + gap) + x, (y + 1) * (2 * width + gap) + x})  // 一次访问画2×2个像素
        for (uint8_t *pixel : {&image[at], &image[at + 1]}) *pixel = std::max<uint8_t>(*pixel, trace[t].missed ? miss : hit);
    }
    std::printf("%s %zu %zu %.1f %.2f %.1f%%\n", name, trace.size(), missed, double(trace.size()) / n, double(missed) / n,
                100.0 * missed / trace.size());
    for (size_t i = 0; i < n; ++i)
      if (array[i].value != i) return 1;
    left += width + gap;
  }
  uint64_t digest = 14695981039346656037u;  // FNV-1a
  for (uint8_t byte : image) digest = (digest ^ byte) * 1099511628211u;
  std::printf("图%zu×%zu：灰%td个像素，红%td个，FNV-1a %016llx\n", 2 * width + gap, height,
              std::count(image.begin(), image.end(), hit), std::count(image.begin(), image.end(), miss),
              (unsigned long long)digest);
  if (argc > 1) {
    const char *colours[] = {"\xff\xff\xff", "\x8c\x8c\x8c", "\xd2\x50\x32"};
    std::FILE *file = std::fopen(argv[1], "wb");
    std::fprintf(file, "P6\n%zu %zu\n255\n", 2 * width + gap, height);
    for (uint8_t pixel : image) std::fwrite(colours[pixel], 1, 3, file);
    std::fclose(file);
  }
}
