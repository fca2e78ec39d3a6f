// 用root运行。建一个子进程并等它退出，每次给它一种新的命名空间。各量五百次取最小，单位微秒。
#define _GNU_SOURCE
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static char stack[1 << 16];

static int leave(void *nothing) {
  (void)nothing;
  return 0;
}

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec * 1e6 + t.tv_nsec / 1e3;
}

static void measure(const char *name, int flags) {
  double best = 1e9;
  for (int i = 0; i < 500; ++i) {
    const double start = now();
    const pid_t child = clone(leave, stack + sizeof stack, flags | SIGCHLD, NULL);
    if (child < 0) exit(1);
    waitpid(child, NULL, 0);
    const double took = now() - start;
    if (took < best) best = took;
  }
  printf("%s %.0f\n", name, best);
}

int main(void) {
  puts("新的命名空间 用时");
  measure("一个也不要", 0);
  measure("UTS", CLONE_NEWUTS);
  measure("IPC", CLONE_NEWIPC);
  measure("PID", CLONE_NEWPID);
  measure("cgroup", CLONE_NEWCGROUP);
  measure("挂载", CLONE_NEWNS);
  measure("网络", CLONE_NEWNET);
  measure("六种都要", CLONE_NEWUTS | CLONE_NEWIPC | CLONE_NEWPID | CLONE_NEWCGROUP | CLONE_NEWNS | CLONE_NEWNET);
}
