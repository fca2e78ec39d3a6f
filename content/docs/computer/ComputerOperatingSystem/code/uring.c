#include <fcntl.h>
#include <linux/io_uring.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

int main(void) {
    // 准备一个4块的文件，第i块全是字符'A'+i。
    char path[] = "/tmp/uringXXXXXX", blk[4096];
    int fd = mkstemp(path);
    for (int i = 0; i < 4; i++) {
        memset(blk, 'A' + i, sizeof blk);
        pwrite(fd, blk, sizeof blk, i * 4096L);
    }
    unlink(path);

    struct io_uring_params p = {0};
    int ring = syscall(SYS_io_uring_setup, 4, &p);
    if (ring < 0) { perror("io_uring_setup"); return 1; }
    printf("提交队列%u项，完成队列%u项\n", p.sq_entries, p.cq_entries);

    // 把两个环和提交项数组映射进来（5.4以后两个环共用一段映射）。
    size_t len = p.cq_off.cqes + p.cq_entries * sizeof(struct io_uring_cqe);
    size_t sq_len = p.sq_off.array + p.sq_entries * sizeof(unsigned);
    if (sq_len > len) len = sq_len;
    char *r = mmap(0, len, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_POPULATE, ring, IORING_OFF_SQ_RING);
    struct io_uring_sqe *sqe = mmap(0, p.sq_entries * sizeof *sqe, PROT_READ | PROT_WRITE,
                                    MAP_SHARED | MAP_POPULATE, ring, IORING_OFF_SQES);
    if (r == MAP_FAILED || sqe == MAP_FAILED) { perror("mmap"); return 1; }
    unsigned *sq_tail = (unsigned *)(r + p.sq_off.tail), *sq_mask = (unsigned *)(r + p.sq_off.ring_mask);
    unsigned *sq_array = (unsigned *)(r + p.sq_off.array);
    unsigned *cq_head = (unsigned *)(r + p.cq_off.head), *cq_tail = (unsigned *)(r + p.cq_off.tail);
    unsigned *cq_mask = (unsigned *)(r + p.cq_off.ring_mask);
    struct io_uring_cqe *cqes = (struct io_uring_cqe *)(r + p.cq_off.cqes);

    static char buf[4][4096];
    unsigned tail = *sq_tail;
    for (int i = 0; i < 4; i++) {                 // 填4个读请求，还没有进内核
        unsigned k = tail++ & *sq_mask;
        memset(&sqe[k], 0, sizeof sqe[k]);
        sqe[k].opcode = IORING_OP_READ;
        sqe[k].fd = fd;
        sqe[k].addr = (unsigned long)buf[i];
        sqe[k].len = 4096;
        sqe[k].off = i * 4096L;
        sqe[k].user_data = 100 + i;
        sq_array[k] = k;
    }
    __atomic_store_n(sq_tail, tail, __ATOMIC_RELEASE);

    // 一次系统调用提交4个，并等到4个都完成。
    int n = syscall(SYS_io_uring_enter, ring, 4, 4, IORING_ENTER_GETEVENTS, NULL, 0);
    printf("一次io_uring_enter提交了%d个请求\n", n);

    int res[4] = {0};
    unsigned head = *cq_head;
    while (head != __atomic_load_n(cq_tail, __ATOMIC_ACQUIRE)) {
        struct io_uring_cqe *c = &cqes[head++ & *cq_mask];
        res[c->user_data - 100] = c->res;         // 完成的次序不保证，用user_data对号
    }
    __atomic_store_n(cq_head, head, __ATOMIC_RELEASE);
    for (int i = 0; i < 4; i++) printf("请求%d：%d字节，内容%c\n", 100 + i, res[i], buf[i][0]);
    return 0;
}
