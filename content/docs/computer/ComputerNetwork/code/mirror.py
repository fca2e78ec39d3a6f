"""一面镜子：本机发往10.9.0.2的IP分组，把源地址与目的地址对调，再送回本机，校验和不变。
连10.9.0.2就是连自己，路上的每一个分组都从这里过，可以记时刻，也可以丢掉。要root，在新的网络命名空间里跑：
sudo unshare --net python3 delays.py"""
import fcntl
import os
import struct
import subprocess
import threading
import time

NEAR, FAR = "10.9.0.1", "10.9.0.2"


class Mirror:
    def __init__(self):
        self.tun = os.open("/dev/net/tun", os.O_RDWR)
        fcntl.ioctl(self.tun, 0x400454CA, struct.pack("16sH", b"mirror", 0x1001))  # TUNSETIFF, IFF_TUN | IFF_NO_PI
        for command in ("link set lo up", f"addr add {NEAR}/24 dev mirror", "link set mirror up"):
            subprocess.run(["ip", *command.split()], check=True)
        self.drop = lambda packet: False
        self.log = []  # (时刻, 端口, 标志, 数据的字节数, 丢了没有)
        threading.Thread(target=self.reflect, daemon=True).start()

    def reflect(self):
        while True:
            packet = os.read(self.tun, 65536)
            if packet[0] >> 4 != 4:
                continue
            header = (packet[0] & 15) * 4
            is_tcp = packet[9] == 6
            data = len(packet) - header - ((packet[header + 12] >> 4) * 4 if is_tcp else 8)
            flags = packet[header + 13] if is_tcp else 0
            seen = {"flags": flags, "data": data, "to": int.from_bytes(packet[header + 2 : header + 4], "big")}
            lost = self.drop(seen)
            self.log.append((time.monotonic(), seen["to"], flags, data, lost))
            if not lost:
                os.write(self.tun, packet[:12] + packet[16:20] + packet[12:16] + packet[20:])
