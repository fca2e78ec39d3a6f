// 释放了，进程占的内存（RSS）减多少。每种情形一个子进程，互不影响；数都是MiB。
#include <fcntl.h>
#include <malloc.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <functional>
#include <random>
#include <vector>

static double rss() {
  char text[128] = {};  // 不用fopen：它自己要向malloc申请
  const int statm = open("/proc/self/statm", O_RDONLY);
  if (read(statm, text, sizeof text - 1) <= 0) std::abort();
  close(statm);
  return std::strtol(std::strchr(text, ' '), nullptr, 10) * 4096.0 / (1 << 20);
}

static char *volatile kept;  // 编译器会删去没有人用的malloc

static char *filled(size_t size) {  // 写过才占内存
  return static_cast<char *>(std::memset(std::malloc(size), 1, size));
}

static void alone(const std::function<void()> &experiment) {
  std::fflush(stdout);
  if (fork() == 0) {
    experiment();
    std::fflush(stdout);
    _exit(0);
  }
  wait(nullptr);
}

// 申请一百万个240字节的对象，随机留下千分之keep，其余释放。
static void survivors(double keep) {
  std::vector<char *> all(1'000'000);
  for (char *&one : all) one = filled(240);
  const double before = rss();
  std::mt19937_64 random{7};
  std::bernoulli_distribution stays(keep / 1000);
  for (char *&one : all) {
    if (!stays(random)) std::free(one);
  }
  const double freed = rss();
  const double inside = mallinfo2().fordblks / double(1 << 20);  // malloc手里空着的
  malloc_trim(0);
  std::printf("留千分之%g：释放前%.0f 释放后%.0f（空着%.0f） malloc_trim后%.0f\n", keep, before, freed, inside, rss());
}

// 全部释放，只是在它们之后申请过一样别的东西。
static void top(const char *what, const std::function<void()> &later) {
  std::vector<char *> all(1'000'000);
  for (char *&one : all) one = filled(240);
  const double before = rss();
  later();
  for (char *one : all) std::free(one);
  std::printf("全部释放，%s：释放前%.0f 释放后%.0f\n", what, before, rss());
}

// 大块：先申请再释放一次，然后申请十块，释放前九块。
static void large(size_t mib, bool fixed) {
  if (fixed) mallopt(M_MMAP_THRESHOLD, 128 * 1024);
  std::free(filled(mib << 20));
  std::vector<char *> all(10);
  for (char *&one : all) one = filled(mib << 20);
  const double before = rss();
  for (size_t i = 0; i + 1 < all.size(); ++i) std::free(all[i]);
  std::printf("十块%zu MiB，释放前九块%s：释放前%.0f 释放后%.0f\n", mib, fixed ? "，阈值定死" : "", before, rss());
}

// 同样的高峰来四次，每次留千分之一，不调用malloc_trim。
static void again() {
  std::mt19937_64 random{7};
  std::printf("同样的高峰来四次，每次释放后：");
  for (int peak = 0; peak < 4; ++peak) {
    std::vector<char *> all(1'000'000);
    for (char *&one : all) one = filled(240);
    for (char *one : all)
      if (random() % 1000 != 0) std::free(one);
    std::printf("%.0f ", rss());
  }
  std::puts("");
}

int main() {
  for (double keep : {0.0, 0.1, 1.0, 10.0, 50.0, 100.0, 200.0}) alone([=] { survivors(keep); });
  alone([] { top("后面没有别的", [] {}); });
  alone([] { top("后面有一个还在用", [] { kept = filled(240); }); });
  alone([] { top("后面打开又关过一个文件", [] { std::fclose(std::fopen("/proc/self/statm", "r")); }); });
  alone([] { top("后面申请又释放过2000字节", [] { kept = filled(2000), std::free(kept); }); });
  for (size_t mib : {16, 40})
    for (bool fixed : {false, true}) alone([=] { large(mib, fixed); });
  alone(again);
}
