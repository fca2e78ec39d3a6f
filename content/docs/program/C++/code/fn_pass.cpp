#include <iostream>
#include <string>
#include <utility>

struct Doc {
    std::string text;
    explicit Doc(std::string t) : text(std::move(t)) { std::cout << "  construct\n"; }
    Doc(const Doc& o) : text(o.text) { std::cout << "  copy\n"; }
    Doc(Doc&& o) noexcept : text(std::move(o.text)) { std::cout << "  move\n"; }
    Doc& operator=(const Doc&) = default;
    Doc& operator=(Doc&&) noexcept = default;
};

std::size_t by_value(Doc d) { return d.text.size(); }
std::size_t by_const_ref(const Doc& d) { return d.text.size(); }
Doc make() { return Doc("made"); }             // 返回纯右值：保证不拷贝
Doc pick(Doc d) { return d; }                  // 返回形参：移动，不能省略

int main() {
    std::cout << "Doc a\n";
    Doc a("hello");
    std::cout << "by_value(a)\n";
    by_value(a);
    std::cout << "by_value(std::move(a))\n";
    by_value(std::move(a));
    std::cout << "by_const_ref(a)\n";
    by_const_ref(a);
    std::cout << "Doc b = make()\n";
    Doc b = make();
    std::cout << "Doc c = pick(make())\n";
    Doc c = pick(make());
    std::cout << b.text << ' ' << c.text << '\n';
}
