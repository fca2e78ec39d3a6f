// 把64 MiB从一个内存文件读出来，每次read要1字节到1 MiB。一字节那几档只读一部分。各量七次取最小。
#include <sys/mman.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <vector>

int main() {
  constexpr size_t kBytes = 64 << 20;
  const int fd = memfd_create("blocks", 0);
  std::vector<char> buffer(1 << 20, 'x');
  for (size_t done = 0; done < kBytes; done += buffer.size())
    if (write(fd, buffer.data(), buffer.size()) < 0) return 1;
  std::puts("每次 速率");
  for (size_t block = 1; block <= buffer.size(); block *= 4) {
    const size_t calls = std::min(kBytes / block, size_t{200'000});
    double best = 1e9;
    for (int round = 0; round < 7; ++round) {
      lseek(fd, 0, SEEK_SET);
      const auto start = std::chrono::steady_clock::now();
      for (size_t i = 0; i < calls; ++i)
        if (read(fd, buffer.data(), block) < 0) return 1;
      const std::chrono::duration<double> took = std::chrono::steady_clock::now() - start;
      best = std::min(best, took.count());
    }
    std::printf("%zu %.1f\n", block, calls * block / best / 1e6);
  }
}
