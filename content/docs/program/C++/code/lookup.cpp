// 四种办法随机查一个已有的键，每次多少纳秒；十五轮取最小。g++ -std=c++20 -O2 lookup.cpp && ./a.out
#include <algorithm>
#include <cstdio>
#include <ctime>
#include <map>
#include <numeric>
#include <random>
#include <unordered_map>
#include <vector>

static volatile long sink;

// 这个线程用掉的处理器时间，不受别的程序抢占的影响，ns
static double now() {
    timespec t;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
    return t.tv_sec * 1e9 + t.tv_nsec;
}

template <class Find> double best(const std::vector<int>& keys, Find find) {
    double least = 1e18;
    for (int round = 0; round < 15; ++round) {
        long sum = 0;
        double start = now();
        for (int key : keys) sum += find(key);
        double took = now() - start;
        sink = sum;
        least = std::min(least, took / keys.size());
    }
    return least;
}

int main() {
    std::mt19937 random(1);
    std::printf("元素,顺序找,二分,map,unordered_map\n");
    for (int n : {8, 32, 128, 1000, 100000, 1000000}) {
        std::vector<int> shuffled(n);                       // 键是7的倍数，放进容器的次序打乱
        for (int i = 0; i < n; ++i) shuffled[i] = 7 * i;
        std::shuffle(shuffled.begin(), shuffled.end(), random);
        std::vector<int> sorted = shuffled;
        std::sort(sorted.begin(), sorted.end());
        std::map<int, int> tree;
        std::unordered_map<int, int> hash;
        for (int key : shuffled) tree[key] = hash[key] = key;
        std::vector<int> keys(n < 1000000 ? 200000 : 1000000);
        for (int& key : keys) key = shuffled[random() % n];
        double scan = n > 1000 ? 0 : best(keys, [&](int key) { return *std::find(shuffled.begin(), shuffled.end(), key); });
        double halve = best(keys, [&](int key) { return *std::lower_bound(sorted.begin(), sorted.end(), key); });
        double walk = best(keys, [&](int key) { return tree.find(key)->second; });
        double bucket = best(keys, [&](int key) { return hash.find(key)->second; });
        if (n > 1000) std::printf("%d,,%.1f,%.1f,%.1f\n", n, halve, walk, bucket);
        else std::printf("%d,%.1f,%.1f,%.1f,%.1f\n", n, scan, halve, walk, bucket);
    }
}
