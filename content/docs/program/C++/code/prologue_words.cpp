#include <algorithm>
#include <cctype>
#include <iostream>
#include <map>
#include <sstream>
#include <string>
#include <vector>

// 把文本切成小写单词并计数。参数用 std::istream&，测试时可以换成字符串流。
std::map<std::string, int> count_words(std::istream& in) {
    std::map<std::string, int> freq;
    std::string word;
    while (in >> word) {
        std::string key;
        for (unsigned char c : word)  // isalpha 的实参必须能用 unsigned char 表示
            if (std::isalpha(c)) key += static_cast<char>(std::tolower(c));
        if (!key.empty()) ++freq[key];
    }
    return freq;
}

int main() {
    std::istringstream text(
        "The compiler translates one file at a time; "
        "the linker joins the files. The loader starts the program.");
    auto freq = count_words(text);

    std::vector<std::pair<std::string, int>> rows(freq.begin(), freq.end());
    std::stable_sort(rows.begin(), rows.end(),
                     [](const auto& a, const auto& b) { return a.second > b.second; });

    for (std::size_t i = 0; i < 3 && i < rows.size(); ++i)
        std::cout << rows[i].first << ' ' << rows[i].second << '\n';
    std::cout << "distinct " << rows.size() << '\n';
}
