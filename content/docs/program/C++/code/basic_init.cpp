#include <iostream>
#include <map>
#include <string>
#include <utility>
#include <vector>

struct Config {
    int port = 8080;          // 默认成员初始化
    bool verbose = false;
    std::string name;         // 默认构造为空串
};

int main() {
    std::vector<int> paren(3, 7);   // 3 个 7
    std::vector<int> brace{3, 7};   // 两个元素：3 和 7
    std::cout << paren.size() << ' ' << brace.size() << '\n';

    int x{};                        // 值初始化，得到 0
    Config c{9000};                 // 聚合初始化：只给 port
    std::cout << x << ' ' << c.port << ' ' << c.verbose << " [" << c.name << "]\n";

    // auto 丢掉引用和顶层 const；auto& 保留
    const std::vector<int> src{1, 2, 3};
    auto copy = src;                // std::vector<int>，一份可修改的拷贝
    copy[0] = 100;
    auto& ref = src;                // const std::vector<int>&
    std::cout << copy[0] << ' ' << ref[0] << '\n';

    // if 里声明变量，结构化绑定拆开 insert 的返回值
    std::map<std::string, int> stock{{"apple", 3}};
    if (auto [it, inserted] = stock.insert({"apple", 99}); !inserted)
        std::cout << "already there: " << it->first << '=' << it->second << '\n';

    for (auto& [name, count] : stock) count += 1;
    std::cout << stock.at("apple") << '\n';

    // operator[] 会插入不存在的键
    std::cout << stock["pear"] << " size=" << stock.size() << '\n';
}
