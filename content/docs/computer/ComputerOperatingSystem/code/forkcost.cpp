// 进程占了多少内存，fork要多久：一遍用4 KiB的页，一遍请求2 MiB的大页。子进程立刻退出，各量九次取最小。
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdio>

double fork_ms(size_t mib, int advice) {
  constexpr size_t kHuge = 2 << 20;
  const size_t bytes = mib << 20;
  void *got = mmap(nullptr, bytes + kHuge, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  char *memory = reinterpret_cast<char *>((reinterpret_cast<size_t>(got) + kHuge - 1) / kHuge * kHuge);
  madvise(memory, bytes, advice);
  for (size_t at = 0; at < bytes; at += 4096) memory[at] = 1;
  double best = 1e9;
  for (int round = 0; round < 9; ++round) {
    const auto start = std::chrono::steady_clock::now();
    const pid_t child = fork();
    if (child == 0) _exit(0);
    const std::chrono::duration<double, std::milli> took = std::chrono::steady_clock::now() - start;
    waitpid(child, nullptr, 0);
    best = std::min(best, took.count());
  }
  munmap(got, bytes + kHuge);
  return best;
}

int main() {
  std::puts("MiB 4KiB页 2MiB页");
  for (size_t mib = 1; mib <= 2048; mib *= 2)
    std::printf("%zu %.3f %.3f\n", mib, fork_ms(mib, MADV_NOHUGEPAGE), fork_ms(mib, MADV_HUGEPAGE));
}
