// Q4_0的一块：32个数存成18字节，再还原。
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstring>

int main() {
    double xs[32], most = 0, worst = 0;
    for (int i = 0; i < 32; i++) {
        xs[i] = ((i * 37) % 64 - 31) / 16.0;
        if (std::fabs(xs[i]) > std::fabs(most)) most = xs[i];   // 绝对值最大的那个，带着符号
    }
    double scale = most / -8;
    _Float16 half = scale;                                      // 16位浮点
    std::uint8_t block[18], q[32];
    std::memcpy(block, &half, 2);
    for (int i = 0; i < 32; i++) {
        int n = xs[i] / scale + 8.5;
        q[i] = n < 15 ? n : 15;
        worst = std::fmax(worst, std::fabs(xs[i] - (q[i] - 8) * scale));
    }
    for (int i = 0; i < 16; i++) block[2 + i] = q[i] | q[i + 16] << 4;

    std::printf("18 字节");
    for (auto b : block) std::printf(" %02x", b);
    std::printf("\n缩放 %.6f，最大误差 %.6f\n", scale, worst);
}
