#include <cstdio>
#include <optional>

int main() {
    std::optional<int> limit;                       // 空的
    std::printf("%d\n", limit.value_or(200));       // 写明没有时用什么
    try {
        std::printf("%d\n", limit.value());
    } catch (const std::bad_optional_access &e) {
        std::printf("value()：%s\n", e.what());
    }
}
