#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

int main() {
    char path[] = "/tmp/sparseXXXXXX", other[64];
    int fd = mkstemp(path);
    snprintf(other, sizeof other, "%s.link", path);

    char page[4096];
    memset(page, 'x', sizeof page);
    pwrite(fd, page, sizeof page, 0);
    pwrite(fd, page, sizeof page, 1L << 30);      // 跳到1 GiB处再写一页
    fsync(fd);

    struct stat st;
    fstat(fd, &st);
    printf("长度%ld字节，占用%ld KiB\n", (long)st.st_size, (long)st.st_blocks * 512 / 1024);
    char c = 1;
    pread(fd, &c, 1, 1L << 20);
    printf("洞里读到%d\n", c);

    link(path, other);
    fstat(fd, &st);
    printf("建硬链接后链接数%ld\n", (long)st.st_nlink);
    unlink(path);
    unlink(other);
    fstat(fd, &st);
    printf("两个名字都删掉后链接数%ld，", (long)st.st_nlink);
    printf("经描述符仍能读到%zd字节\n", pread(fd, page, sizeof page, 0));
    close(fd);                                    // 到这里空间才归还
}
