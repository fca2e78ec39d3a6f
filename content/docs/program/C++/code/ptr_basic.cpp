#include <cstddef>
#include <iostream>

void zero(int a[10]) {                       // 形参其实是 int*
    std::cout << "in function: " << sizeof(a) << '\n';
    a[0] = 0;
}

int main() {
    int a[5] = {10, 20, 30, 40, 50};
    int* p = a;                              // 数组退化为首元素指针
    std::cout << "array: " << sizeof(a) << " pointer: " << sizeof(p) << '\n';
    std::cout << *(p + 2) << ' ' << p[3] << ' ' << 1[p] << '\n';

    std::ptrdiff_t d = &a[4] - &a[1];        // 以元素为单位
    auto bytes = reinterpret_cast<char*>(&a[4]) - reinterpret_cast<char*>(&a[1]);
    std::cout << d << " elements, " << bytes << " bytes\n";

    int (*row)[5] = &a;                      // 指向整个数组：加 1 跨过 20 字节
    std::cout << reinterpret_cast<char*>(row + 1) - reinterpret_cast<char*>(row) << '\n';

    int x = 1, y = 2;
    int& r = x;
    r = y;                                   // 把 y 的值赋给 x，引用没有改绑
    std::cout << x << ' ' << (&r == &x) << '\n';

    const int* pc = &x;                      // 不能经由 pc 修改，pc 可以改指
    int* const cp = &x;                      // cp 不能改指，可以修改 *cp
    *cp = 7;
    pc = &y;
    std::cout << x << ' ' << *pc << '\n';
    zero(a);
    std::cout << a[0] << '\n';
}
