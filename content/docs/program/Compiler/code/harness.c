// harness time|step 函数 n 次数：量一次调用的处理器时间（纳秒，各次取最小），或单步数它执行了多少条指令。
#define _GNU_SOURCE
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

long mini_fib(long), mini_collatz(long), mini_mix(long);
static long nothing(long n) { return n; }
static volatile long steps;

static void trapped(int signal) { (void)signal, ++steps; }

// 置标志寄存器的TF位，处理器每执行一条指令就产生一次调试异常，内核把它变成SIGTRAP
static long stepped(long (*f)(long), long n) {
  steps = 0;
  __asm__ volatile("pushfq; orq $0x100, (%%rsp); popfq" ::: "memory", "cc");
  f(n);
  __asm__ volatile("pushfq; andq $~0x100, (%%rsp); popfq" ::: "memory", "cc");
  return steps;
}

static double once(long (*f)(long), long n, long repeat) {
  struct timespec from, to;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &from);
  for (long i = 0; i < repeat; ++i) f(n);
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &to);
  return ((to.tv_sec - from.tv_sec) * 1e9 + (to.tv_nsec - from.tv_nsec)) / repeat;
}

int main(int argc, char **argv) {
  if (argc < 5) return 2;
  long (*f)(long) = !strcmp(argv[2], "fib") ? mini_fib : !strcmp(argv[2], "collatz") ? mini_collatz : mini_mix;
  const long n = atol(argv[3]), repeat = atol(argv[4]);
  if (!strcmp(argv[1], "step")) {
    signal(SIGTRAP, trapped);
    long (*volatile empty)(long) = nothing;  // 只有一串固定的指令，减掉它就是f自己的
    const long base = stepped(empty, n);
    printf("%ld %ld\n", f(n), stepped(f, n) - base);
    return 0;
  }
  double best = once(f, n, repeat);
  for (int i = 0; i < 8; ++i) {
    const double took = once(f, n, repeat);
    if (took < best) best = took;
  }
  printf("%ld %.0f\n", f(n), best);
}
