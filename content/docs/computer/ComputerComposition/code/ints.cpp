#include <cstdint>
#include <cstdio>

// 8位加法，同时给出两种溢出：进位CF看无符号，溢出OF看有符号
void add8(std::uint8_t a, std::uint8_t b) {
    unsigned wide = unsigned(a) + b;
    std::uint8_t r = std::uint8_t(wide);
    int cf = wide >> 8;
    int of = ((a ^ r) & (b ^ r)) >> 7 & 1;   // 两加数同号而和异号
    std::printf("%02X + %02X = %02X  无符号%3u+%3u=%3u CF=%d  "
                "有符号%4d+%4d=%4d OF=%d\n",
                a, b, r, a, b, r, cf,
                std::int8_t(a), std::int8_t(b), std::int8_t(r), of);
}

int main() {
    add8(0x64, 0x32);
    add8(0xF0, 0x20);
    add8(0x90, 0x80);
    add8(0x20, 0x30);

    std::int8_t s = -3;
    std::printf("int8 -3 扩展到32位: %08X，零扩展: %08X\n",
                unsigned(std::int32_t(s)),
                unsigned(std::uint8_t(s)));
    std::printf("-1 < 1u 的值: %d\n", -1 < 1u);
    std::printf("-7/2=%d  -7%%2=%d  -7>>1=%d\n", -7 / 2, -7 % 2, -7 >> 1);

    std::uint32_t x = 0x01234567;
    auto p = reinterpret_cast<const unsigned char*>(&x);
    std::printf("0x01234567 在内存里: %02X %02X %02X %02X\n",
                p[0], p[1], p[2], p[3]);
}
