// 配额是每100 ms给50 ms，开1个和2个忙线程，记下主线程被停住多久。时间因机器而异，记录在throttle.csv。
// gcc -O2 -pthread throttle.c -o throttle，放进设了cpu.max（或cpu.cfs_quota_us）的控制组里运行：./throttle 2
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

static volatile int stop;

static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return t.tv_sec * 1e3 + t.tv_nsec * 1e-6;
}

static void *spin(void *unused) {
    while (!stop) {}
    return unused;
}

int main(int argc, char **argv) {
    int threads = argc > 1 ? atoi(argv[1]) : 1;
    pthread_t other;
    for (int i = 1; i < threads; i++) pthread_create(&other, 0, spin, 0);
    double start = now(), last = start, ran = start;
    while (last < start + 3000) {
        double t = now();
        if (t - last > 5) {
            printf("%d,%.1f,%.1f,%.1f\n", threads, last - start, last - ran, t - last);
            ran = t;
        }
        last = t;
    }
    stop = 1;
}
