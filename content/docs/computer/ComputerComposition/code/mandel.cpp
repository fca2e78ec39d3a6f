// 曼德博集合的一小块，同一个函数用float与double各算一遍。给出文件名就把图写成PGM：左float，右double，255是中间的缝。
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <set>
#include <utility>
#include <vector>

#pragma GCC optimize("fp-contract=off")  // 乘与加不并成一条指令，有FMA的机器上结果才相同

constexpr int side = 592, gap = 16, width = 2 * side + gap, limit = 2000;
constexpr double centre_x = -0.77568377, centre_y = 0.13646737, step = 0x1p-28;

double real(int i) { return centre_x + (i - side / 2) * step; }
double imaginary(int j) { return centre_y + (side / 2 - j) * step; }

template <class T>
int escape(T cx, T cy) {  // 第几步跑出半径2的圆
  T x = 0, y = 0;
  for (int n = 0; n < limit; ++n) {
    const T xx = x * x, yy = y * y;
    if (xx + yy > 4) return n;
    y = 2 * x * y + cy;
    x = xx - yy + cx;
  }
  return limit;
}

uint8_t shade(int n) {  // 步数按对数分成明暗相间的带；没跑出去的最暗
  if (n == limit) return 24;
  const int band = int(std::log2(n + 1.0) * 24) % 16;
  return uint8_t(72 + 22 * (band < 8 ? band : 16 - band));
}

int main(int argc, char **argv) {
  std::vector<uint8_t> image(size_t(width) * side, 255);
  std::set<float> columns, rows;
  int differ = 0, differ_by_point = 0;
  for (int j = 0; j < side; ++j)
    for (int i = 0; i < side; ++i) {
      const auto fx = float(real(i)), fy = float(imaginary(j));
      const int single = escape(fx, fy), twice = escape(real(i), imaginary(j));
      columns.insert(fx), rows.insert(fy);
      differ += single != twice;
      differ_by_point += escape(double(fx), double(fy)) != twice;  // 只把点舍入成float，迭代仍用double
      image[size_t(j) * width + i] = shade(single);
      image[size_t(j) * width + side + gap + i] = shade(twice);
    }
  const auto spacing = [](double x) { return std::nextafter(float(std::fabs(x)), 1.0f) - float(std::fabs(x)); };
  std::printf("每幅 %d×%d 点，相邻两点相距 %.2e，全宽 %.2e\n", side, side, step, side * step);
  std::printf("float的间距：实部 %.2e，合 %g 点；虚部 %.2e，合 %g 点\n", spacing(centre_x), spacing(centre_x) / step,
              spacing(centre_y), spacing(centre_y) / step);
  std::printf("float分得出 %zu 列、%zu 行，%d 个点只剩 %zu 个不同的c\n", columns.size(), rows.size(), side * side,
              columns.size() * rows.size());
  std::printf("步数与double不同的点：全用float %.1f%%，只把c舍入成float %.1f%%\n", 100.0 * differ / side / side,
              100.0 * differ_by_point / side / side);
  uint64_t digest = 14695981039346656037u;  // FNV-1a
  for (uint8_t byte : image) digest = (digest ^ byte) * 1099511628211u;
  std::printf("图 %d×%d，FNV-1a %016llx\n", width, side, (unsigned long long)digest);
  if (argc > 1) {
    std::FILE *file = std::fopen(argv[1], "wb");
    std::fprintf(file, "P5\n%d %d\n255\n", width, side);
    std::fwrite(image.data(), 1, image.size(), file);
    std::fclose(file);
  }
}
