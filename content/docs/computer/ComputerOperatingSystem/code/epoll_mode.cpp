#include <cstdio>
#include <fcntl.h>
#include <sys/epoll.h>
#include <unistd.h>

static void run(const char* name, unsigned flags) {
    int p[2];
    pipe(p);
    fcntl(p[0], F_SETFL, O_NONBLOCK);
    int ep = epoll_create1(0);
    epoll_event ev{};
    ev.events = EPOLLIN | flags;
    ev.data.fd = p[0];
    epoll_ctl(ep, EPOLL_CTL_ADD, p[0], &ev);

    printf("%s\n", name);
    write(p[1], "0123456789", 10);
    for (int i = 1; i <= 4; ++i) {
        if (i == 4) write(p[1], "ab", 2);         // 第4次等待之前又来2字节
        int n = epoll_wait(ep, &ev, 1, 50);
        if (n == 0) { printf("  第%d次等待：超时\n", i); continue; }
        char buf[4];
        ssize_t r = read(ev.data.fd, buf, sizeof buf);   // 故意每次只读4字节
        printf("  第%d次等待：可读，读到%zd字节：%.*s\n", i, r, (int)r, buf);
    }
    close(ep);
    close(p[0]);
    close(p[1]);
}

int main() {
    run("水平触发", 0);
    run("边缘触发", EPOLLET);
}
