#!/bin/bash
# 私有的PostgreSQL集群：cluster.sh start、cold（重启并丢掉页缓存）或stop。eval它打印的环境变量之后运行别的程序。
set -e
bin=/usr/lib/postgresql/15/bin
place=${PLACE:-/tmp/pg-note}
port=${PGPORT:-54399}
as() { if [ "$(id -u)" = 0 ]; then runuser -u postgres -- "$@"; else "$@"; fi; }
up() {
  as $bin/pg_ctl -D "$place/data" -l "$place/log" -w -o "-p $port -k $place -c listen_addresses= \
    -c shared_buffers=256MB -c autovacuum=off -c jit=off -c max_parallel_workers_per_gather=0" start >/dev/null
}
down() { as $bin/pg_ctl -D "$place/data" -m fast stop >/dev/null; }

case $1 in
start)
  mkdir -p "$place"; [ "$(id -u)" != 0 ] || chown postgres "$place"
  as $bin/initdb -D "$place/data" -U postgres -k --locale=C -E UTF8 >/dev/null
  up
  echo "export PLACE=$place PGHOST=$place PGPORT=$port PGUSER=postgres" ;;
cold)
  down
  find "$place/data/base" -type f -size +0 -exec dd of={} oflag=nocache conv=notrunc,fdatasync count=0 status=none \;
  up ;;
stop) down; rm -rf "$place" ;;
*) echo "用法：$0 start|cold|stop" >&2; exit 2 ;;
esac
