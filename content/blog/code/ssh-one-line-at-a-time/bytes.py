"""在本机起一个sshd，中间夹一个只数字节的转发者，数出一次登录的每个报文。要root；不读也不改/etc/ssh里的密钥。"""
import pathlib
import re
import socket
import subprocess
import tempfile
import threading

SSHD, REAL, SEEN = "/usr/sbin/sshd", 22022, 22023
NAMES = {20: "算法列表", 21: "启用新密钥", 30: "密钥交换", 31: "密钥交换", 7: "扩展", 5: "请求认证服务", 6: "请求认证服务",
         50: "认证", 51: "认证", 52: "认证", 60: "认证", 80: "主机密钥通告"}
ORDER = ["版本行", "算法列表", "密钥交换", "启用新密钥", "扩展", "请求认证服务", "认证", "主机密钥通告", "会话"]


def relay(source, target, log):
    while data := source.recv(65536):
        log.append(data)
        target.sendall(data)
    target.shutdown(socket.SHUT_WR)


def packets(chunks, types):
    """切成报文：版本行以换行结束；明文报文与AES-GCM报文的长度都不加密，后者多16字节的校验。"""
    data = b"".join(chunks)
    end = data.index(b"\n") + 1
    out, at, sealed = [("版本行", end)], end, False
    for kind in types:
        size = 4 + int.from_bytes(data[at:at + 4], "big") + (16 if sealed else 0)
        out.append((NAMES.get(kind, "会话"), size))
        at += size
        sealed |= kind == 21
    return out, len(data) - at


def login(home, kex):
    up, down = [], []
    door = socket.create_server(("127.0.0.1", SEEN))

    def serve():
        client, _ = door.accept()
        server = socket.create_connection(("127.0.0.1", REAL))
        back = threading.Thread(target=relay, args=(server, client, down))
        back.start()
        relay(client, server, up)
        back.join()

    server = threading.Thread(target=serve)
    server.start()
    done = subprocess.run(
        ["ssh", "-vvv", "-F", "none", "-p", str(SEEN), "-i", f"{home}/user", "-o", f"KexAlgorithms={kex}",
         "-o", "Ciphers=aes128-gcm@openssh.com", "-o", f"UserKnownHostsFile={home}/known", "-o", "IdentityAgent=none",
         "-o", "StrictHostKeyChecking=accept-new", "-o", "IdentitiesOnly=yes", "root@127.0.0.1", "true"],
        capture_output=True, text=True)
    server.join()
    door.close()
    assert done.returncode == 0, done.stderr[-400:]
    result = {}
    for side, chunks, verb in (("客户端", up, "send"), ("服务器", down, "receive")):
        kinds = [int(k) for k in re.findall(rf"debug3: {verb} packet: type (\d+)", done.stderr)]
        listed, rest = packets(chunks, kinds)
        if rest:
            listed.append(("会话", rest))
        for name, size in listed:
            result.setdefault(name, {"客户端": 0, "服务器": 0, "报文": 0})
            result[name][side] += size
            result[name]["报文"] += 1
    return result


with tempfile.TemporaryDirectory() as home:
    for name in ("host", "user"):
        subprocess.run(["ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-C", name, "-f", f"{home}/{name}"], check=True)
    pathlib.Path("/run/sshd").mkdir(exist_ok=True)
    daemon = subprocess.Popen(
        [SSHD, "-D", "-e", "-f", "/dev/null", "-p", str(REAL), "-h", f"{home}/host", "-o", "ListenAddress=127.0.0.1",
         "-o", f"AuthorizedKeysFile={home}/user.pub", "-o", "StrictModes=no", "-o", "PidFile=none", "-o", "UsePAM=no",
         "-o", "PermitRootLogin=prohibit-password"], stderr=subprocess.DEVNULL)
    try:
        for _ in range(50):
            try:
                socket.create_connection(("127.0.0.1", REAL)).close()
                break
            except OSError:
                threading.Event().wait(0.1)
        print("密钥交换 阶段 谁发 字节")
        for label, kex in (("sntrup761x25519", "sntrup761x25519-sha512@openssh.com"),
                           ("curve25519", "curve25519-sha256")):
            result = login(home, kex)
            for name in ORDER:
                for side in ("客户端", "服务器"):
                    print(label, name, side, result[name][side])
            number, up, down = (sum(r[k] for r in result.values()) for k in ("报文", "客户端", "服务器"))
            print(f"{label}合计：报文{number}个，客户端发{up}字节，服务器发{down}字节")
    finally:
        daemon.terminate()
        daemon.wait()
