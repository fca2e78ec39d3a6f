#include <chrono>
#include <condition_variable>
#include <cstdio>
#include <deque>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

class BoundedQueue {
public:
    explicit BoundedQueue(size_t cap) : cap_(cap) {}

    bool put(int v) {
        std::unique_lock<std::mutex> lk(m_);
        not_full_.wait(lk, [&] { return q_.size() < cap_ || closed_; });
        if (closed_) return false;             // 关闭之后不再收
        q_.push_back(v);
        if (q_.size() > peak_) peak_ = q_.size();
        not_empty_.notify_one();
        return true;
    }

    std::optional<int> get() {
        std::unique_lock<std::mutex> lk(m_);
        not_empty_.wait(lk, [&] { return !q_.empty() || closed_; });
        if (q_.empty()) return std::nullopt;   // 已关闭，而且取空了
        int v = q_.front();
        q_.pop_front();
        not_full_.notify_one();
        return v;
    }

    void close() {
        std::lock_guard<std::mutex> lk(m_);
        closed_ = true;
        not_empty_.notify_all();
        not_full_.notify_all();                // 等空位的生产者也要叫醒
    }

    size_t peak() const { return peak_; }

private:
    std::mutex m_;
    std::condition_variable not_full_, not_empty_;
    std::deque<int> q_;
    size_t cap_, peak_ = 0;
    bool closed_ = false;
};

int main() {
    BoundedQueue q(8);
    long sum[3] = {}, cnt[3] = {};
    std::vector<std::thread> consumers, producers;
    for (int c = 0; c < 3; ++c)
        consumers.emplace_back([&, c] {
            while (auto v = q.get()) { sum[c] += *v; ++cnt[c]; }
        });
    for (int p = 0; p < 2; ++p)
        producers.emplace_back([&, p] {
            for (int i = 1; i <= 5000; ++i) q.put(p * 5000 + i);
        });
    for (auto& t : producers) t.join();
    q.close();
    for (auto& t : consumers) t.join();
    printf("取出%ld个，总和%ld，队列从未超过容量：%s\n", cnt[0] + cnt[1] + cnt[2],
           sum[0] + sum[1] + sum[2], q.peak() <= 8 ? "是" : "否");

    BoundedQueue full(1);
    full.put(1);
    bool accepted = true;
    std::thread blocked([&] { accepted = full.put(2); });   // 满了，等空位
    std::this_thread::sleep_for(std::chrono::milliseconds(50));   // 让它先睡下
    full.close();
    blocked.join();
    printf("关闭时正等空位的put：%s，剩下的还能取出：%d\n", accepted ? "放进去了" : "返回false",
           full.get().value_or(-1));
}
