// 换一次人要多久：隔16分钟量一遍，共五遍；每项101轮，写出各轮平均值的最快、中位、九成（ns）。
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <ctime>
#include <functional>
#include <sched.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>
#include <vector>

constexpr int kRuns = 5, kRounds = 101, kTimes = 2000;
constexpr auto kPause = std::chrono::minutes(16);

static char clockNow[6];

static void pin(int core) {
    cpu_set_t one;
    CPU_ZERO(&one);
    CPU_SET(core, &one);
    sched_setaffinity(0, sizeof one, &one);
}

static void measure(const char* what, const std::function<void()>& once) {
    std::vector<double> took;
    for (int round = 0; round < kRounds; ++round) {
        const auto start = std::chrono::steady_clock::now();
        for (int i = 0; i < kTimes; ++i) once();
        const std::chrono::duration<double, std::nano> all = std::chrono::steady_clock::now() - start;
        took.push_back(all.count() / kTimes);
    }
    std::sort(took.begin(), took.end());
    printf("%s %s %.0f %.0f %.0f\n", clockNow, what, took.front(), took[kRounds / 2], took[kRounds * 9 / 10]);
    fflush(stdout);
}

// 一个字节送过去再送回来。同一个核上必有两次切换；两个核上是两次唤醒。
static void pipes(const char* what, int core) {
    int to[2], from[2];
    if (pipe(to) || pipe(from)) _exit(1);
    const pid_t child = fork();
    if (child == 0) {
        pin(core);
        char c;
        close(to[1]);
        while (read(to[0], &c, 1) == 1 && write(from[1], &c, 1) == 1) {}
        _exit(0);
    }
    measure(what, [&] {
        char c = 0;
        if (write(to[1], &c, 1) != 1 || read(from[0], &c, 1) != 1) _exit(1);
    });
    for (int fd : {to[0], to[1], from[0], from[1]}) close(fd);
    waitpid(child, nullptr, 0);
}

int main() {
    puts("时刻 项目 最快 中位 九成");
    for (int run = 0; run < kRuns; ++run) {
        if (run > 0) std::this_thread::sleep_for(kPause);
        const time_t at = time(nullptr);
        strftime(clockNow, sizeof clockNow, "%H:%M", localtime(&at));
        pin(0);
        measure("getppid", [] { getppid(); });
        pipes("管道来回，同一个核", 0);
        pipes("管道来回，两个核", 1);
        measure("建线程并等它结束", [] { std::thread([] {}).join(); });
    }
}
