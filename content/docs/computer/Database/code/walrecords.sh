#!/bin/bash
# 一次转账在日志里留下哪些记录：检查点之后第一次改与第二次改。连接用PGHOST等环境变量，PLACE是集群的目录。
set -e
run() { psql -XqAt -c "$1"; }
psql -Xq -v ON_ERROR_STOP=1 <<'SQL'
SET client_min_messages = error;
DROP TABLE IF EXISTS account;
CREATE TABLE account(id int PRIMARY KEY, money int);
INSERT INTO account SELECT i, 100 FROM generate_series(1, 100) i;
VACUUM account;
CHECKPOINT;
SQL
for title in 检查点之后第一次转账 再转一次; do
  from=$(run 'SELECT pg_current_wal_insert_lsn()')
  psql -Xq -c 'BEGIN' -c 'UPDATE account SET money = money - 30 WHERE id = 1' \
    -c 'UPDATE account SET money = money + 30 WHERE id = 2' -c 'COMMIT'
  to=$(run 'SELECT pg_current_wal_insert_lsn()')
  echo "$title：$(run "SELECT '$to'::pg_lsn - '$from'::pg_lsn")字节"
  /usr/lib/postgresql/15/bin/pg_waldump -p "$PLACE/data/pg_wal" -s "$from" -e "$to" |
    sed -nE 's/^rmgr: (\S+) .*tot\): *([0-9]+)\/ *([0-9]+), tx: *([0-9]+), lsn: (\S+), prev \S+, desc: (\S+).*/    \1 \6 共\3字节 事务\4 位置\5/p'
done
