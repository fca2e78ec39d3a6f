#include <array>
#include <iostream>
#include <string>
#include <type_traits>
#include <vector>

template <class T>
const T& larger(const T& a, const T& b) { return b > a ? b : a; }

// 数组长度也能从实参推导
template <class T, std::size_t N>
constexpr std::size_t length(const T (&)[N]) { return N; }

// 只有被选中的分支会被实例化
template <class T>
std::string describe(const T& v) {
    if constexpr (std::is_integral_v<T>) return "integer " + std::to_string(v);
    else if constexpr (std::is_floating_point_v<T>) return "float " + std::to_string(v);
    else return "text " + std::string(v);
}

// 折叠表达式：把参数包用 + 连起来
template <class... Ts>
auto sum(Ts... xs) { return (xs + ... + 0); }

constexpr long long fib(int n) {
    long long a = 0, b = 1;
    for (int i = 0; i < n; ++i) {
        long long t = a + b;
        a = b;
        b = t;
    }
    return a;
}
static_assert(fib(50) == 12586269025LL);  // 编译时就检查

int main() {
    std::cout << larger(3, 9) << ' ' << larger<double>(3, 9.5) << '\n';
    int data[] = {4, 8, 15, 16, 23, 42};
    std::cout << length(data) << '\n';
    std::cout << describe(7) << " | " << describe(2.5) << " | " << describe("abc") << '\n';
    std::cout << sum(1, 2, 3.5) << ' ' << sum() << '\n';
    std::array<char, fib(10)> buf{};        // 结果可以作为模板实参
    std::cout << buf.size() << '\n';
}
