#!/bin/bash
# 几个连接各自逐行插入并提交：每秒提交几次，每次刷日志管几个提交。连接用PGHOST等环境变量。
set -e
run() { PGOPTIONS=-cclient_min_messages=error psql -XqAt -c "$1"; }
run 'DROP TABLE IF EXISTS entry'
run 'CREATE TABLE entry(id bigserial, note text)'
echo "设置 连接 每秒提交 每次刷盘的提交"
for setting in 同步 不等刷盘; do
  [ $setting = 同步 ] && mode=on || mode=off
  for clients in 1 2 4 8 16 32 64; do
    for try in 1 2 3; do
      before=$(run 'SELECT wal_sync FROM pg_stat_wal')
      got=$(echo "INSERT INTO entry(note) VALUES ('x');" |
        PGOPTIONS=-csynchronous_commit=$mode pgbench -n -f - -c $clients -j 1 -T 1 postgres 2>/dev/null)
      sleep 0.6 # 统计信息过一会儿才汇总
      syncs=$(($(run 'SELECT wal_sync FROM pg_stat_wal') - before))
      total=$(sed -n 's/^number of transactions actually processed: \([0-9]*\).*/\1/p' <<<"$got")
      rate=$(sed -n 's/^tps = \([0-9]*\).*/\1/p' <<<"$got")
      echo "$rate $(awk "BEGIN { printf \"%.1f\", $total / $syncs }")"
    done | sort -n | sed -n "2s/^/$setting $clients /p"
  done
done
