// 把256 MiB从一个进程送到另一个：经管道，或先写进文件再读出来；每次read、write的块从64 B到1 MiB。七次取中位，单位MiB/s。
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { kRounds = 7 };
static char block[1 << 20];

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec + t.tv_nsec / 1e9;
}

static void put(int fd, long total, long size) {
  for (long left = total; left > 0;) {
    const long n = write(fd, block, size);
    if (n <= 0) exit(1);
    left -= n;
  }
}

static void drain(int fd, long size) {
  while (read(fd, block, size) > 0) {}
}

static double through_pipe(long total, long size) {
  int end[2];
  if (pipe(end)) exit(1);
  const double start = now();
  if (fork() == 0) {
    close(end[0]);
    put(end[1], total, size);
    _exit(0);
  }
  close(end[1]);
  drain(end[0], size);
  wait(NULL);
  close(end[0]);
  return now() - start;
}

static double through_file(const char *path, long total, long size) {
  const double start = now();
  if (fork() == 0) {
    const int fd = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0600);
    put(fd, total, size);
    _exit(0);
  }
  wait(NULL);
  const int fd = open(path, O_RDONLY);
  drain(fd, size);
  close(fd);
  const double took = now() - start;
  unlink(path);
  return took;
}

static int ascending(const void *a, const void *b) { return (*(double *)a > *(double *)b) - (*(double *)a < *(double *)b); }

int main(void) {
  puts("块 管道 管道最慢 管道最快 文件 文件最慢 文件最快");
  for (long size = 64; size <= 1 << 20; size *= 4) {
    const long total = size < 1024 ? 32L << 20 : 256L << 20;  // 块太小时少送一些，免得等太久
    double took[2][kRounds];
    for (int i = 0; i < kRounds; ++i) {
      took[0][i] = through_pipe(total, size);
      took[1][i] = through_file("/var/tmp/pipe.dat", total, size);
    }
    printf("%ld", size);
    for (int k = 0; k < 2; ++k) {
      qsort(took[k], kRounds, sizeof(double), ascending);
      const double mib = total / 1048576.0;
      printf(" %.0f %.0f %.0f", mib / took[k][kRounds / 2], mib / took[k][kRounds - 1], mib / took[k][0]);
    }
    puts("");
    fflush(stdout);
  }
}
