#!/usr/bin/env bash
# 造一份固定的访问日志，再用管道回答四个问题
set -euo pipefail
export LC_ALL=C
log=$(mktemp)
trap 'rm -f "$log"' EXIT

# 字段：地址 方法 路径 状态码 字节 毫秒
awk 'BEGIN {
  split("192.0.2.11 192.0.2.12 192.0.2.13 198.51.100.7", ip)
  split("/ /docs/linux /docs/network /api/search /img/logo.png", path)
  for (i = 1; i <= 400; i++) {
    a = ip[i * i % 13 % 4 + 1]; p = path[i % 5 + 1]
    s = (i % 37 == 0) ? 500 : (i % 11 == 0) ? 404 : 200
    ms = (p == "/api/search") ? 40 + i % 90 : 3 + i % 13
    if (s == 500) ms += 3000
    print a, "GET", p, s, 500 + i * 13 % 4000, ms
  }
}' > "$log"

echo "== 前两行"
head -n 2 "$log"
echo "== 状态码分布"
awk '{print $4}' "$log" | sort | uniq -c | sort -rn
echo "== 请求最多的地址"
cut -d' ' -f1 "$log" | sort | uniq -c | sort -rn | head -n 3
echo "== 各路径的次数、平均毫秒、最大毫秒"
awk '{n[$3]++; s[$3] += $6; if ($6 > m[$3]) m[$3] = $6}
     END {for (p in n) printf "%-15s %4d %8.1f %6d\n", p, n[p], s[p] / n[p], m[p]}' "$log" | sort -k3,3nr
echo "== 延迟的P50、P95、P99（毫秒）"
awk '{print $6}' "$log" | sort -n | awk '{v[NR] = $1}
     function q(x,  k) {k = int(NR * x); if (k < NR * x) k++; return v[k]}
     END {print q(0.50), q(0.95), q(0.99)}'
