// N个连接，服务器或者一个连接一个线程，或者一个线程加epoll；客户端向随机的一个连接发1字节，等它送回来。
// 打印平均一来一回的微秒（七轮取中位数）和服务端为这些连接多占的内存。
#include <sys/epoll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstring>
#include <random>
#include <thread>
#include <vector>

long rss_kib() {
  long pages = 0, skip;
  FILE *file = std::fopen("/proc/self/statm", "r");
  if (std::fscanf(file, "%ld %ld", &skip, &pages) != 2) return -1;
  std::fclose(file);
  return pages * 4;
}

bool echo(int fd) {
  char c;
  return read(fd, &c, 1) == 1 && write(fd, &c, 1) == 1;
}

void run(int count, bool epoll) {
  std::vector<int> near(count), far(count);
  for (int i = 0; i < count; ++i) {
    int pair[2];
    if (socketpair(AF_UNIX, SOCK_STREAM, 0, pair) != 0) return;
    near[i] = pair[0];
    far[i] = pair[1];
  }
  const long before = rss_kib();
  std::vector<std::thread> threads;
  const int poll = epoll_create1(0);
  if (epoll) {
    for (int fd : far) {
      epoll_event event{.events = EPOLLIN, .data = {.fd = fd}};
      epoll_ctl(poll, EPOLL_CTL_ADD, fd, &event);
    }
    threads.emplace_back([&] {
      epoll_event events[64];
      for (int left = count; left > 0;)
        for (int i = 0, n = epoll_wait(poll, events, 64, -1); i < n; ++i)
          if (!echo(events[i].data.fd)) {
            epoll_ctl(poll, EPOLL_CTL_DEL, events[i].data.fd, nullptr);
            --left;
          }
    });
  } else {
    for (int fd : far)
      threads.emplace_back([fd] {
        while (echo(fd)) {
        }
      });
  }
  std::mt19937 random{7};
  std::vector<double> took;
  for (int round = 0; round < 7; ++round) {
    const auto start = std::chrono::steady_clock::now();
    for (int i = 0; i < 4000; ++i) {
      char c = 'x';
      const int fd = near[random() % count];
      if (write(fd, &c, 1) != 1 || read(fd, &c, 1) != 1) return;
    }
    took.push_back(std::chrono::duration<double, std::micro>(std::chrono::steady_clock::now() - start).count() / 4000);
  }
  std::sort(took.begin(), took.end());
  std::printf("%d %s %.1f %ld\n", count, epoll ? "epoll" : "每连接一个线程", took[3], rss_kib() - before);
  for (int fd : near) close(fd);
  for (auto &thread : threads) thread.join();
  for (int fd : far) close(fd);
  close(poll);
}

int main() {
  std::puts("连接 服务器 往返 内存");
  for (int count : {1, 4, 16, 64, 256, 1024, 4096})
    for (bool epoll : {false, true}) run(count, epoll);
}
