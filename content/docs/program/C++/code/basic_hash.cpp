#include <cstdio>
#include <unordered_map>

int main() {
    std::unordered_map<int, int> m;
    std::size_t buckets = m.bucket_count(), moved = 0;
    std::printf("开始 桶%zu\n", buckets);
    for (int i = 0; i < 1000; ++i) {
        m[i] = i;
        if (m.bucket_count() != buckets) {
            moved += m.size() - 1;
            std::printf("第%zu个元素 桶%zu→%zu\n", m.size(), buckets, m.bucket_count());
            buckets = m.bucket_count();
        }
    }
    std::printf("重挂节点%zu次，负载%.3f\n", moved, m.load_factor());

    std::unordered_map<int, int> r;
    r.reserve(1000);
    std::printf("reserve(1000) 桶%zu\n", r.bucket_count());

    // 整数的std::hash在libstdc++里就是它自己，步长等于桶数的键全落进同一个桶
    std::unordered_map<int, int> bad;
    bad.reserve(1000);
    const int step = static_cast<int>(bad.bucket_count());
    for (int i = 0; i < 1000; ++i) bad[i * step] = i;
    std::printf("键0所在的桶：步长1有%zu个，步长%d有%zu个\n", m.bucket_size(m.bucket(0)), step,
                bad.bucket_size(bad.bucket(0)));
}
