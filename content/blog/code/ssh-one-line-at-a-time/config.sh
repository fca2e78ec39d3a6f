#!/usr/bin/env bash
# ssh_config里同一选项“先取到的生效”。ssh -G只打印结果，不连接。
set -eu
dir=$(mktemp -d); trap 'rm -rf "$dir"' EXIT
cat > "$dir/wrong" <<'CONF'
Host *
    User guest
    ServerAliveInterval 30
Host build
    HostName 192.0.2.10
    User ci
CONF
cat > "$dir/right" <<'CONF'
Host build
    HostName 192.0.2.10
    User ci
Host *
    User guest
    ServerAliveInterval 30
CONF
for f in wrong right; do
  echo "$f:"
  ssh -T -G -F "$dir/$f" build | grep -E '^(user|hostname|serveraliveinterval) ' | sort
done
