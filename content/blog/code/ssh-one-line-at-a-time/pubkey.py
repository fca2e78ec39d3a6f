"""拆开authorized_keys里的一行，并算出ssh-keygen -l显示的指纹。"""
import base64
import hashlib
import struct

LINE = "ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIDhIuWOMbTna1Yt3gkgypzc1QDExWb1wHoyzAXojRcXw reader@example.org"
kind, body, comment = LINE.split(" ", 2)
blob = base64.b64decode(body)
print("Base64解码后", len(blob), "字节")

at = 0
while at < len(blob):                       # 每个字段：4字节大端长度，再跟内容
    (size,) = struct.unpack_from(">I", blob, at)
    field = blob[at + 4:at + 4 + size]
    print(f"偏移{at:2d}，长度{size:2d}：", field.decode() if at == 0 else field.hex())
    at += 4 + size

digest = hashlib.sha256(blob).digest()
print("指纹 SHA256:" + base64.b64encode(digest).decode().rstrip("="))
print("注释（不参与认证）：", comment)
