"""TIME_WAIT看得见：在独立的网络命名空间里，每隔一秒建一条连接并由客户端先关，共10条，每秒数一次。要root。"""
import ctypes
import socket
import subprocess
import time

if ctypes.CDLL(None).unshare(0x40000000) != 0:       # CLONE_NEWNET
    raise SystemExit("要root")
subprocess.run(["ip", "link", "set", "lo", "up"], check=True)
door = socket.create_server(("127.0.0.1", 9000))


def waiting():
    with open("/proc/net/tcp") as table:
        return sum(line.split()[3] == "06" for line in table)      # 06是TIME_WAIT


print("秒 TIME_WAIT")
start = time.monotonic()
for second in range(76):
    if second < 10:
        client = socket.create_connection(("127.0.0.1", 9000))
        server, _ = door.accept()
        client.close()                               # 先关的一方
        server.close()
        time.sleep(0.05)
    print(second, waiting())
    time.sleep(max(0, start + second + 1 - time.monotonic()))
