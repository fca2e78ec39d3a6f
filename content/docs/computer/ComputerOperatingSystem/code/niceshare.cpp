// 两个纯计算的进程绑在同一个核上，一个nice 0，另一个nice n。跑两秒，比它们各得多少处理器时间。
// 各做三遍取中位数；理论值按权重之比1.25的n次方算。
#include <sched.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cmath>
#include <cstdio>

double used(pid_t pid) {
  int status;
  rusage usage;
  wait4(pid, &status, 0, &usage);
  return usage.ru_utime.tv_sec + usage.ru_utime.tv_usec / 1e6;
}

pid_t spin(int niceness) {
  const pid_t child = fork();
  if (child != 0) return child;
  setpriority(PRIO_PROCESS, 0, niceness);
  for (;;) asm volatile("");
}

double share(int niceness) {
  const pid_t first = spin(0), second = spin(niceness);
  usleep(2'000'000);
  kill(first, SIGKILL);
  kill(second, SIGKILL);
  const double a = used(first), b = used(second);
  return 100 * b / (a + b);
}

int main() {
  cpu_set_t one;
  CPU_ZERO(&one);
  CPU_SET(0, &one);
  sched_setaffinity(0, sizeof one, &one);
  std::puts("nice 实测 理论");
  for (int n : {0, 1, 2, 3, 5, 7, 10, 15, 19}) {
    double got[3] = {share(n), share(n), share(n)};
    std::sort(got, got + 3);
    std::printf("%d %.1f %.1f\n", n, got[1], 100 / (1 + std::pow(1.25, n)));
  }
}
