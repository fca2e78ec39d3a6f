#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <limits>

void show(const char* name, float f) {
    std::uint32_t u;
    std::memcpy(&u, &f, sizeof u);
    std::printf("%-12s %08X  s=%u e=%3u f=%06X  %.9g\n", name, u,
                u >> 31, u >> 23 & 0xFF, u & 0x7FFFFF, double(f));
}

int main() {
    using L = std::numeric_limits<float>;
    show("-13.625", -13.625f);
    show("0.1", 0.1f);
    show("1.0", 1.0f);
    show("max", L::max());
    show("min normal", L::min());
    show("min denorm", L::denorm_min());
    show("-0.0", -0.0f);
    show("inf", L::infinity());

    float big = 16777216.0f;                       // 2^24
    std::printf("2^24+1=%.0f  2^24+3=%.0f\n", double(big + 1.0f),
                double(big + 3.0f));
    std::printf("0.1+0.2==0.3: %d，差 %.3g\n", 0.1 + 0.2 == 0.3,
                0.1 + 0.2 - 0.3);
    std::printf("(1e20-1e20)+3.14=%g  1e20+(-1e20+3.14)=%g\n",
                (1e20 - 1e20) + 3.14, 1e20 + (-1e20 + 3.14));

    float naive = 0, sum = 0, c = 0;               // 累加一千万个0.1f
    for (int i = 0; i < 10'000'000; ++i) {
        naive += 0.1f;
        float y = 0.1f - c, t = sum + y;           // Kahan补偿求和
        c = (t - sum) - y;
        sum = t;
    }
    std::printf("直接累加 %.1f  补偿累加 %.1f\n", double(naive), double(sum));
    float nan = std::nanf("");
    std::printf("NaN==NaN: %d  NaN<1: %d\n", nan == nan, nan < 1.0f);
}
