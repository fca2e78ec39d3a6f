// 批大小与一步的时间：256 MiB的权重乘批里的每个向量，在CPU上实测。时间因机器而异，记录在batch.csv。
// gcc -O3 -march=native -ffast-math batch.c -o batch && taskset -c 1 ./batch
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { N = 8192, MOST = 128, ROWS = 8, COLS = 1024 };
static float *w, *x, *y;

static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return t.tv_sec + t.tv_nsec * 1e-9;
}

// 每次取8行、1024列的权重（32 KiB，放得进一级缓存），批里的向量轮流用它：权重只从内存读一遍。
static void step(int batch) {
    memset(y, 0, (long)N * batch * 4);
    for (int r = 0; r < N; r += ROWS)
        for (int c0 = 0; c0 < N; c0 += COLS)
            for (int b = 0; b < batch; b++) {
                float s[ROWS] = {0};
                const float *v = x + (long)b * N + c0, *m = w + (long)r * N + c0;
                for (int c = 0; c < COLS; c++)
                    for (int t = 0; t < ROWS; t++) s[t] += m[(long)t * N + c] * v[c];
                for (int t = 0; t < ROWS; t++) y[(long)b * N + r + t] += s[t];
            }
}

int main(void) {
    w = aligned_alloc(64, (long)N * N * 4);
    x = aligned_alloc(64, (long)N * MOST * 4);
    y = aligned_alloc(64, (long)N * MOST * 4);
    for (long i = 0; i < (long)N * N; i++) w[i] = (i % 7) * 0.1f;
    for (long i = 0; i < (long)N * MOST; i++) x[i] = (i % 5) * 0.1f;
    printf("批,毫秒,每秒向量,GFLOPS,读权重GB每秒\n");
    for (int b = 1; b <= MOST; b *= 2) {
        double best = 1e9;
        for (int k = 0; k < 9; k++) {
            double t = now();
            step(b);
            t = now() - t;
            if (t < best) best = t;
        }
        printf("%d,%.1f,%.0f,%.1f,%.1f\n", b, best * 1e3, b / best, 2.0 * N * N * b / best / 1e9, 4.0 * N * N / best / 1e9);
    }
}
