#include <algorithm>
#include <cstddef>
#include <iostream>
#include <utility>

// 自己管理一块内存，演示五个特殊成员函数
class Buffer {
public:
    explicit Buffer(std::size_t n) : size_(n), data_(new int[n]{}) {}
    ~Buffer() { delete[] data_; }

    Buffer(const Buffer& o) : size_(o.size_), data_(new int[o.size_]) {
        std::copy(o.data_, o.data_ + o.size_, data_);
        std::cout << "deep copy " << size_ << '\n';
    }
    Buffer(Buffer&& o) noexcept
        : size_(std::exchange(o.size_, 0)), data_(std::exchange(o.data_, nullptr)) {
        std::cout << "steal " << size_ << '\n';
    }
    // 按值接收，拷贝与移动共用一个赋值运算符；自赋值也安全
    Buffer& operator=(Buffer o) noexcept {
        std::swap(size_, o.size_);
        std::swap(data_, o.data_);
        return *this;
    }

    std::size_t size() const { return size_; }
    int& operator[](std::size_t i) { return data_[i]; }

private:
    std::size_t size_;
    int* data_;
};

void kind(const Buffer&) { std::cout << "lvalue or const\n"; }
void kind(Buffer&&) { std::cout << "rvalue\n"; }
void forward_by_name(Buffer&& b) { kind(b); }              // b 有名字，是左值
void forward_properly(Buffer&& b) { kind(std::move(b)); }

int main() {
    Buffer a(1000);
    a[0] = 42;
    Buffer b = a;
    Buffer c = std::move(a);
    std::cout << a.size() << ' ' << b.size() << ' ' << c[0] << '\n';

    b = std::move(c);
    std::cout << b.size() << ' ' << c.size() << '\n';

    forward_by_name(Buffer(1));
    forward_properly(Buffer(1));
}
