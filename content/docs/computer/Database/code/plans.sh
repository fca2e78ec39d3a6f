#!/bin/bash
# 同一条查询的几种执行计划；先运行access.py造出visit表。连接用PGHOST等环境变量。
set -e
run() { for one; do PGOPTIONS=-cclient_min_messages=error psql -XqAt -c "$one"; done; }
explain() { # 标题 查询 设置：去掉规划阶段的缓冲区
  echo "$1"
  run "${3-} EXPLAIN (ANALYZE, BUFFERS, TIMING OFF, SUMMARY OFF) $2" | sed -e '/^Planning:/,$d' -e 's/^/    /'
}
hidden() { echo "    有$(run "SELECT count(*) FROM pg_visibility_map('visit') WHERE NOT all_visible")页不是“全部可见”"; }

run 'CREATE EXTENSION IF NOT EXISTS pg_visibility' 'CREATE EXTENSION IF NOT EXISTS pgstattuple'
echo "visit_mixed：$(run "SELECT format('叶%s页，内部%s页，叶以上%s层', leaf_pages, internal_pages, tree_level) FROM pgstatindex('visit_mixed')")"
sum='SELECT sum(ms) FROM visit WHERE mixed < 10000'
explain '索引(mixed)' "$sum"
run 'CREATE INDEX visit_cover ON visit(mixed) INCLUDE (ms)'
explain '索引(mixed) INCLUDE (ms)' "$sum"
run "UPDATE visit SET note = 'y' WHERE mixed % 100 = 0"
explain '改了百分之一的行之后' "$sum"; hidden
run 'VACUUM visit'
explain 'VACUUM之后' "$sum"; hidden
run 'DROP INDEX visit_cover' 'DROP TABLE IF EXISTS page' \
  "CREATE TABLE page AS SELECT i AS id, 'p' || i AS name FROM generate_series(0, 299999) i" \
  'ALTER TABLE page ADD PRIMARY KEY (id)' 'VACUUM ANALYZE page'

from='SELECT count(p.name) FROM visit v JOIN page p ON p.id ='
explain '外表十行' "$from v.mixed WHERE v.sorted < 10"
explain '外表一百万行，两边都有索引' "$from v.mixed"
explain '外表一百万行，一边没有索引' "$from v.mixed + 0"
explain '同上，work_mem = 1MB' "$from v.mixed + 0" "SET work_mem = '1MB';"
explain '同上，只许嵌套循环' "$from v.mixed + 0" 'SET enable_hashjoin = off; SET enable_mergejoin = off;'
