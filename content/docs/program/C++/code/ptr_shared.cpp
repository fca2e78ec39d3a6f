#include <cstdio>
#include <iostream>
#include <memory>
#include <string>
#include <utility>
#include <vector>

struct Node {
    std::string name;
    std::vector<std::shared_ptr<Node>> children;
    std::weak_ptr<Node> parent;              // 换成 shared_ptr 就会成环
    explicit Node(std::string n) : name(std::move(n)) {}
    ~Node() { std::cout << "~" << name << '\n'; }
};

struct FileClose {
    void operator()(std::FILE* f) const { std::fclose(f); }
};

int main() {
    std::cout << sizeof(int*) << ' ' << sizeof(std::unique_ptr<int>) << ' '
              << sizeof(std::unique_ptr<std::FILE, FileClose>) << ' '
              << sizeof(std::unique_ptr<int, void (*)(int*)>) << ' '
              << sizeof(std::shared_ptr<int>) << '\n';

    auto u = std::make_unique<Node>("unique");
    std::unique_ptr<Node> v = std::move(u);
    std::cout << (u == nullptr) << ' ' << v->name << '\n';
    v.reset();

    std::weak_ptr<Node> watch;
    {
        auto root = std::make_shared<Node>("root");
        auto leaf = std::make_shared<Node>("leaf");
        leaf->parent = root;
        root->children.push_back(leaf);
        watch = leaf;
        std::cout << "root " << root.use_count() << " leaf " << leaf.use_count() << '\n';
        if (auto p = leaf->parent.lock()) std::cout << "parent " << p->name << '\n';
    }
    std::cout << "expired " << watch.expired() << '\n';

    std::unique_ptr<std::FILE, FileClose> file(std::tmpfile());
    std::cout << (file ? "file opened" : "failed") << '\n';
}
