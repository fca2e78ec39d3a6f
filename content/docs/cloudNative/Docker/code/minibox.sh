#!/bin/bash
# 用root运行：不装Docker，手工拼出一个“容器”。
set -eu
box=$(mktemp -d)
trap 'umount "$box/merged" 2>/dev/null || true; rm -rf "$box"' EXIT
mkdir -p "$box"/{base,upper,work,merged}

# 一、只读的底层：把几个命令和它们的动态库拷进来，充当“镜像”
for cmd in sh ls cat ps sed hostname mount rm; do
    bin=$(readlink -f "$(command -v $cmd)")
    install -D "$bin" "$box/base/bin/$cmd"
    ldd "$bin" | grep -o '/[^ ]*' | while read -r lib; do
        install -D "$lib" "$box/base$lib"
    done
done
mkdir -p "$box/base"/{proc,etc}
echo "来自镜像" > "$box/base/etc/motd"

# 二、叠一个可写层
mount -t overlay overlay \
    -o lowerdir="$box/base",upperdir="$box/upper",workdir="$box/work" "$box/merged"

# 三、新的UTS、PID、挂载、网络、IPC命名空间，再换根
unshare --uts --pid --mount --net --ipc --fork chroot "$box/merged" /bin/sh -c '
    hostname box1
    mount -t proc proc /proc
    echo "主机名 $(hostname)，本进程的PID是$$"
    ps -e -o pid,comm
    echo "网卡：$(sed -n "s/^ *\([^ :]*\):.*/\1/p" /proc/net/dev)"
    cat /etc/motd
    echo "容器里改过" > /etc/motd
    rm /bin/mount
'

# 四、容器退出以后看两层各有什么
echo "底层的motd：$(cat "$box/base/etc/motd")"
echo "可写层："
find "$box/upper" \( -type f -o -type c \) -printf '  %y %P\n' | sort
