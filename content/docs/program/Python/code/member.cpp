// 一份名单里查另一份名单：名单n个，查n次，一半查得到。
#include <algorithm>
#include <cstdio>
#include <ctime>
#include <string>
#include <unordered_set>
#include <vector>

template <class Contains>
void report(const char* label, const std::vector<std::string>& asked, Contains contains) {
    double best = 1e9;
    long found = 0;
    for (int round = 0; round < 3; ++round) {
        std::clock_t start = std::clock();
        found = std::count_if(asked.begin(), asked.end(), contains);
        best = std::min(best, double(std::clock() - start) / CLOCKS_PER_SEC);
    }
    std::printf("C++%s %zu %ld %.3f\n", label, asked.size(), found, best * 1000);
}

int main() {
    for (int n : {100, 300, 1000, 3000, 10000, 30000}) {
        std::vector<std::string> names, asked;
        for (int i = 0; i < n; ++i) {
            names.push_back("user" + std::to_string(i * 2));
            asked.push_back("user" + std::to_string(i));
        }
        std::unordered_set<std::string> table(names.begin(), names.end());
        report("数组", asked, [&](auto& x) { return std::find(names.begin(), names.end(), x) != names.end(); });
        report("集合", asked, [&](auto& x) { return table.count(x) > 0; });
    }
}
