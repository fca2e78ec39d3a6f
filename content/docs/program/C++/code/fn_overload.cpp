#include <iostream>
#include <string>
#include <string_view>

void f(int) { std::cout << "f(int)\n"; }
void f(double) { std::cout << "f(double)\n"; }
void f(long long) { std::cout << "f(long long)\n"; }

void g(bool) { std::cout << "g(bool)\n"; }
void g(const std::string&) { std::cout << "g(const std::string&)\n"; }

void h(bool) { std::cout << "h(bool)\n"; }
void h(std::string_view) { std::cout << "h(string_view)\n"; }
void h(const char* s) { h(std::string_view(s)); }

template <class T> void k(T) { std::cout << "k(T)\n"; }
void k(int) { std::cout << "k(int)\n"; }

int main() {
    f('A');        // char 提升为 int，优先于其他转换
    f(1.5f);       // float 提升为 double
    f(10LL);       // 精确匹配
    // f(10L);     // long 到三者都是转换，编译错误：ambiguous

    g("text");     // const char* 到 bool 是标准转换，胜过到 std::string 的用户定义转换
    h("text");     // 补上 const char* 重载之后

    k(1);          // 同样精确匹配时，非模板优先
    k('c');        // 模板能精确匹配，胜过提升
}
