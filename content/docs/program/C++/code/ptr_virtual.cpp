#include <iostream>
#include <string>
#include <utility>

struct Plain { int id; };
struct Shape {
    int id = 1;
    virtual ~Shape() = default;
    virtual std::string name() const { return "Shape"; }
    std::string kind() const { return "kind Shape"; }   // 不是虚函数
};
struct Named {
    int tag = 2;
    virtual ~Named() = default;
    virtual int length() const { return 0; }
};
struct Circle : Shape, Named {
    int r = 3;
    std::string name() const override { return "Circle"; }
    std::string kind() const { return "kind Circle"; }
    int length() const override { return 2 * r; }
};

template <class A, class B> long distance(A* a, B* b) {
    return reinterpret_cast<char*>(b) - reinterpret_cast<char*>(a);
}

int main() {
    std::cout << sizeof(Plain) << ' ' << sizeof(Shape) << ' ' << sizeof(Named) << ' '
              << sizeof(Circle) << '\n';

    Circle c;
    Shape* s = &c;
    Named* n = &c;
    std::cout << distance(&c, s) << ' ' << distance(&c, n) << ' '
              << (static_cast<void*>(&c) == static_cast<void*>(n)) << ' ' << (&c == n) << '\n';
    std::cout << s->name() << ", " << s->kind() << ", " << n->length() << '\n';
    std::cout << (dynamic_cast<Named*>(s) == n) << ' '
              << (dynamic_cast<void*>(n) == static_cast<void*>(&c)) << '\n';

    Shape sliced = c;                       // 只拷贝了Shape那一部分
    std::cout << sliced.name() << '\n';
    Shape& ref = c;
    ref = Shape{};                          // 赋值也只改基类部分
    std::cout << ref.name() << ' ' << c.r << '\n';
    s = nullptr;
    Circle* none = dynamic_cast<Circle*>(s);
    std::cout << (none == nullptr) << '\n';
}
