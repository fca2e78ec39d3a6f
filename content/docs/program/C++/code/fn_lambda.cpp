#include <algorithm>
#include <functional>
#include <iostream>
#include <string>
#include <vector>

// 编译器为 [base](int x) { return base + x; } 生成的类大致如此
class AddBase {
public:
    explicit AddBase(int base) : base_(base) {}
    int operator()(int x) const { return base_ + x; }

private:
    int base_;
};

std::function<int()> counter() {
    int n = 0;
    return [n]() mutable { return ++n; };  // 按值捕获，状态存在闭包里
}

int main() {
    int base = 10;
    auto by_copy = [base](int x) { return base + x; };
    auto by_ref = [&base](int x) { return base + x; };
    base = 100;
    std::cout << by_copy(1) << ' ' << by_ref(1) << ' ' << AddBase(10)(1) << '\n';

    auto none = [](int x) { return x + 1; };
    int (*fp)(int) = none;                  // 无捕获的 lambda 能转换成函数指针
    std::cout << sizeof(none) << ' ' << sizeof(by_copy) << ' ' << sizeof(by_ref) << ' '
              << sizeof(std::function<int(int)>) << ' ' << fp(1) << '\n';

    auto c1 = counter();
    auto c2 = c1;                           // 复制闭包，也复制了当时的 n
    std::cout << c1() << c1() << c2() << '\n';

    std::vector<std::string> names{"Wang", "Li", "Ouyang", "Zhao"};
    std::sort(names.begin(), names.end(), [](const std::string& a, const std::string& b) {
        if (a.size() != b.size()) return a.size() < b.size();
        return a < b;
    });
    for (const auto& n : names) std::cout << n << ' ';
    std::cout << '\n';
}
