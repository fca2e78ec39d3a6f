#include <iostream>
#include <stdexcept>
#include <string>
#include <utility>

class Trace {
public:
    explicit Trace(std::string n) : name_(std::move(n)) { std::cout << "+ " << name_ << '\n'; }
    ~Trace() { std::cout << "- " << name_ << '\n'; }
    Trace(const Trace&) = delete;
    Trace& operator=(const Trace&) = delete;

private:
    std::string name_;
};

void work(bool fail) {
    Trace file("file");
    Trace lock("lock");
    if (fail) throw std::runtime_error("disk full");
    std::cout << "  writing\n";
}

int main() {
    work(false);
    try {
        work(true);
    } catch (const std::exception& e) {
        std::cout << "caught: " << e.what() << '\n';
    }
}
