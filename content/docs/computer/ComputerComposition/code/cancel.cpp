#include <cmath>
#include <cstdio>

int main() {
    // x² - 1000x + 1 = 0 的两个根，全程用float
    float b = 1000, s = std::sqrt(b * b - 4);
    float big = (b + s) / 2, small = (b - s) / 2;
    std::printf("根号 %.9g\n大根 %.9g\n小根（直接相减） %.9g\n小根（1除以大根） %.9g\n",
                s, big, small, 1 / big);

    float v[] = {10000.1f, 10000.2f, 10000.3f};
    float sum = 0, squares = 0, dev = 0;
    for (float x : v) sum += x, squares += x * x;
    float mean = sum / 3;
    for (float x : v) dev += (x - mean) * (x - mean);
    std::printf("方差（平方的均值减均值的平方） %g\n", squares / 3 - mean * mean);
    std::printf("方差（先减均值再平方） %.5f\n", dev / 3);
}
