#include <iostream>
#include <string>
#include <type_traits>
#include <utility>

struct Doc {
    explicit Doc(std::string) {}
    Doc(const Doc&) { std::cout << "copy"; }
    Doc(Doc&&) noexcept { std::cout << "move"; }
};

template <class T> const char* deduced() {
    if constexpr (std::is_lvalue_reference_v<T>)
        return std::is_const_v<std::remove_reference_t<T>> ? "const Doc&" : "Doc&";
    else
        return std::is_const_v<T> ? "const Doc" : "Doc";
}

template <class T> void keep(T&& x) {       // 形参有名字，表达式x是左值
    Doc d(x);
}
template <class T> void always(T&& x) {
    Doc d(std::move(x));
}
template <class T> void relay(T&& x) {
    Doc d(std::forward<T>(x));
}

template <class T> void row(const char* what, T&& x) {
    std::cout << what << " T=" << deduced<T>() << "  直接用:";
    keep(std::forward<T>(x));
    std::cout << "  move:";
    always(std::forward<T>(x));
    std::cout << "  forward:";
    relay(std::forward<T>(x));
    std::cout << '\n';
}

int main() {
    Doc a("a");
    const Doc b("b");
    row("左值    ", a);
    row("常左值  ", b);
    row("右值    ", Doc("t"));
    row("常右值  ", std::move(b));
}
