// 随机读4 KiB，绕过页缓存，同时有1到256个请求在途。每个线程读一个等一个，线程数就是队列深度。
// 每种深度量五段，每段一秒，取每秒次数居中的一段；延迟是那一段里全部请求的中位与第99百分位。
#define _GNU_SOURCE
#include <fcntl.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>
#include <unistd.h>

enum { BLOCK = 4096, MAX = 256 };
static const uint64_t blocks = 4ull << 30 >> 12;
static int fd;
static atomic_int stop;
struct job { uint64_t seed; float* us; size_t n; };

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec + t.tv_nsec * 1e-9;
}

static double cpu(void) {                      // 本程序已用的处理器时间
  struct rusage r;
  getrusage(RUSAGE_SELF, &r);
  return r.ru_utime.tv_sec + r.ru_stime.tv_sec + (r.ru_utime.tv_usec + r.ru_stime.tv_usec) * 1e-6;
}

static void* reader(void* p) {
  struct job* j = p;
  void* buffer;
  if (posix_memalign(&buffer, BLOCK, BLOCK)) abort();
  while (!stop && j->n < 400000) {
    j->seed = j->seed * 6364136223846793005u + 1442695040888963407u;
    const double start = now();
    if (pread(fd, buffer, BLOCK, (j->seed >> 20) % blocks * BLOCK) != BLOCK) abort();
    j->us[j->n++] = (now() - start) * 1e6;
  }
  free(buffer);
  return 0;
}

static int by_value(const void* a, const void* b) {
  const float x = *(const float*)a, y = *(const float*)b;
  return (x > y) - (x < y);
}

struct result { double rate, mid, p99, cores; };
static int by_rate(const void* a, const void* b) {
  const double x = ((struct result*)a)->rate, y = ((struct result*)b)->rate;
  return (x > y) - (x < y);
}

static struct result once(int depth, int round) {
  static struct job jobs[MAX];
  pthread_t threads[MAX];
  stop = 0;
  for (int i = 0; i < depth; ++i) {
    jobs[i] = (struct job){.seed = 977u * round + i * 1000003u + depth, .us = malloc(400000 * sizeof(float))};
    pthread_create(&threads[i], 0, reader, &jobs[i]);
  }
  const double start = now(), used = cpu();
  struct timespec second = {1, 0};
  nanosleep(&second, 0);
  stop = 1;
  const double took = now() - start, cores = (cpu() - used) / took;
  size_t n = 0;
  for (int i = 0; i < depth; ++i) pthread_join(threads[i], 0), n += jobs[i].n;
  float* all = malloc(n * sizeof(float));
  for (int i = 0, at = 0; i < depth; at += jobs[i].n, free(jobs[i].us), ++i)
    memcpy(all + at, jobs[i].us, jobs[i].n * sizeof(float));
  qsort(all, n, sizeof(float), by_value);
  const struct result r = {n / took, all[n / 2], all[n * 99 / 100], cores};
  free(all);
  return r;
}

int main(int argc, char** argv) {
  const char* path = argc > 1 ? argv[1] : "/var/tmp/depth.bin";
  fd = open(path, O_RDWR | O_CREAT, 0600);
  char* mib = malloc(1 << 20);
  uint64_t x = 88172645463325252u;
  for (int i = 0; i < 4096; ++i) {            // 4 GiB，内容不重复
    for (int k = 0; k < 1 << 17; ++k) {
      x ^= x << 13, x ^= x >> 7, x ^= x << 17;
      ((uint64_t*)mib)[k] = x;
    }
    if (write(fd, mib, 1 << 20) != 1 << 20) return 1;
  }
  fsync(fd), close(fd);
  fd = open(path, O_RDONLY | O_DIRECT);
  if (fd < 0) return 1;
  puts("深度 每秒 最慢 最快 延迟中位us 第99百分位us 用了几个核");
  for (int depth = 1; depth <= MAX; depth *= 2) {
    struct result r[5];
    for (int i = 0; i < 5; ++i) r[i] = once(depth, i);
    qsort(r, 5, sizeof *r, by_rate);
    printf("%d %.0f %.0f %.0f %.0f %.0f %.2f\n", depth, r[2].rate, r[0].rate, r[4].rate, r[2].mid, r[2].p99, r[2].cores);
    fflush(stdout);
  }
  unlink(path);
}
