"""不用git，只用SHA-1，算出real.sh里那次提交的全部对象名。"""
import hashlib


def object_id(kind, body):
    return hashlib.sha1(f"{kind} {len(body)}\0".encode() + body).hexdigest()


def tree(entries):
    # 目录在排序时按“名字/”比较；哈希以20个原始字节存放
    entries = sorted(entries, key=lambda e: e[1] + "/" if e[0] == "40000" else e[1])
    return b"".join(f"{mode} {name}\0".encode() + bytes.fromhex(oid) for mode, name, oid in entries)


hello = object_id("blob", b"hello, git\n")
main_c = object_id("blob", b"int main(void) { return 0; }\n")
src = object_id("tree", tree([("100644", "main.c", main_c)]))
root_body = tree([("40000", "src", src), ("100644", "hello.txt", hello)])
root = object_id("tree", root_body)
who = "reader <reader@example.org> 1632096000 +0800"
commit = object_id("commit", f"tree {root}\nauthor {who}\ncommitter {who}\n\nfirst commit\n".encode())

for name, oid in (("hello.txt", hello), ("src/main.c", main_c), ("src/", src), ("根树", root), ("提交", commit)):
    print(oid, name)
print("根树正文共", len(root_body), "字节，开头是", root_body[:17])
