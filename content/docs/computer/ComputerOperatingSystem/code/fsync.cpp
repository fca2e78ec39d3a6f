// 往文件末尾追加256字节的记录，每1、2、4……条记录调一次fdatasync；最后一行不同步。写在当前目录。
// 每种重复十一轮，取每条记录平均时间的中位数。
#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <vector>

double per_record(int batch, int rounds) {
  const int fd = open("fsync.tmp", O_WRONLY | O_CREAT | O_TRUNC | O_APPEND, 0600);
  const std::vector<char> record(256, 'x');
  const int records = batch ? batch * rounds : 4096;
  const auto start = std::chrono::steady_clock::now();
  for (int i = 1; i <= records; ++i) {
    if (write(fd, record.data(), record.size()) != 256) return -1;
    if (batch && i % batch == 0) fdatasync(fd);
  }
  const std::chrono::duration<double, std::micro> took = std::chrono::steady_clock::now() - start;
  close(fd);
  unlink("fsync.tmp");
  return took.count() / records;
}

int main() {
  std::puts("每次几条 每条");
  for (int batch : {1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 0}) {
    std::vector<double> took;
    for (int i = 0; i < 11; ++i) took.push_back(per_record(batch, 20));
    std::sort(took.begin(), took.end());
    std::printf("%d %.2f\n", batch, took[5]);
  }
}
