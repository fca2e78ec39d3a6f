#include <iostream>
#include <vector>

struct Item {
    static inline int copies = 0;
    static inline int moves = 0;
    Item() = default;
    Item(const Item&) { ++copies; }
    Item(Item&&) noexcept { ++moves; }
};

int main() {
    std::vector<Item> v;
    std::size_t cap = 0;
    std::cout << "capacity:";
    for (int i = 0; i < 1000; ++i) {
        v.emplace_back();
        if (v.capacity() != cap) std::cout << ' ' << (cap = v.capacity());
    }
    std::cout << "\nmoves=" << Item::moves << " copies=" << Item::copies << '\n';

    Item::moves = 0;
    std::vector<Item> w;
    w.reserve(1000);
    for (int i = 0; i < 1000; ++i) w.emplace_back();
    std::cout << "after reserve: moves=" << Item::moves << " capacity=" << w.capacity() << '\n';
}
