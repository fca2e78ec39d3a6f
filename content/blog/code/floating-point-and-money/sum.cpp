// 把0.01元累加n次，与应得的n分相差多少元；单精度、双精度、补偿求和（Kahan）各一列。
#include <cmath>
#include <cstdio>

int main() {
  float f = 0;
  double d = 0, sum = 0, lost = 0;
  long next = 1, stuck = 0;
  std::puts("n 单精度 双精度 补偿");
  for (long n = 1; n <= 100'000'000; ++n) {
    const float before = f;
    f += 0.01f;
    if (f == before && stuck == 0) stuck = n;
    d += 0.01;
    const double add = 0.01 - lost, total = sum + add;  // lost记着前面舍去的零头
    lost = (total - sum) - add;
    sum = total;
    if (n != next) continue;
    const long double exact = n / 100.0L;
    auto off = [&](long double x) { return double(std::fabs(x - exact)); };
    std::printf("%ld %.3g %.3g %.3g\n", n, off(f), off(d), off(sum));
    next = std::lround(std::pow(10, (std::floor(4 * std::log10(n) + 0.5) + 1) / 4));  // 每十倍四个点
  }
  std::printf("单精度加到第%ld次时停在%.0f元，再也不变\n", stuck, f);
}
