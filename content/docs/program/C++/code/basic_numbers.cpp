#include <cstdint>
#include <iomanip>
#include <iostream>
#include <limits>
#include <vector>

int main() {
    std::cout << "sizeof  int=" << sizeof(int) << " long=" << sizeof(long)
              << " long long=" << sizeof(long long) << " void*=" << sizeof(void*) << '\n';

    // 窄整数先提升为 int 再运算
    std::uint8_t a = 200, b = 100;
    auto sum = a + b;
    std::cout << "200+100 as int: " << sum
              << ", stored back: " << +static_cast<std::uint8_t>(sum) << '\n';

    // 有符号与无符号比较：-1 被转换成很大的无符号数
    int minus_one = -1;
    unsigned one = 1;
    std::cout << std::boolalpha << "-1 < 1u: "
              << (static_cast<unsigned>(minus_one) < one) << '\n';

    // 空容器上的 size() - 1
    std::vector<int> empty;
    std::cout << "empty.size() - 1: " << empty.size() - 1 << '\n';

    // 除法向零截断，余数与被除数同号
    std::cout << "-7/2=" << -7 / 2 << " -7%2=" << -7 % 2 << '\n';

    std::cout << std::setprecision(17) << "0.1+0.2=" << 0.1 + 0.2
              << " equal: " << (0.1 + 0.2 == 0.3) << '\n';
    std::cout << "float 16777216+1=" << static_cast<float>(16777216.0f + 1.0f) << '\n';
    std::cout << "int max=" << std::numeric_limits<int>::max() << '\n';
}
