#include <filesystem>
#include <fstream>
#include <iostream>
#include <stdexcept>
#include <string>

int count_lines(const std::string &path) {
  std::ifstream in(path);  // 离开函数就关，异常路径也不例外
  if (!in) throw std::runtime_error("打不开 " + path);
  int n = 0;
  for (std::string line; std::getline(in, line);) ++n;
  return n;
}

int main() {
  std::ofstream("lines.cpp.tmp") << "一\n二\n三\n";
  for (std::string path : {"lines.cpp.tmp", "missing.tmp"}) {
    try {
      std::cout << count_lines(path) << "行\n";
    } catch (const std::exception &e) {
      std::cout << e.what() << '\n';
    }
  }
  std::filesystem::remove("lines.cpp.tmp");
}
