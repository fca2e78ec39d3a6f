"""用本机的真文件手工打层，数改一处之后要推送多少：两种Dockerfile次序，四种改动；再看删除写在哪里。每层是tar，压缩后按摘要比。"""
import gzip
import hashlib
import io
import pathlib
import tarfile

LIB = pathlib.Path("/usr/lib/python3.11")


def files(root, names):
    return {str(p.relative_to("/")): p.read_bytes() for name in names for p in sorted(pathlib.Path(root, name).rglob("*"))
            if p.is_file() and "__pycache__" not in p.parts}


def layer(tree):
    buffer = io.BytesIO()
    with tarfile.open(fileobj=buffer, mode="w", format=tarfile.PAX_FORMAT) as tar:
        for name, data in sorted(tree.items()):
            info = tarfile.TarInfo(name)
            info.size, info.mode = len(data), 0o644
            tar.addfile(info, io.BytesIO(data))
    return gzip.compress(buffer.getvalue(), 6, mtime=0)


def push(before, after):
    """仓库里没有的层才传：返回要传的字节数与层数。"""
    have = {hashlib.sha256(x).digest() for x in before}
    new = [x for x in after if hashlib.sha256(x).digest() not in have]
    return sum(map(len, new)), len(new)


base = {f"bin/{n}": pathlib.Path("/usr/bin", n).read_bytes() for n in ("bash", "perl", "tar", "find", "python3.11")}
deps = files(LIB, ["asyncio", "json", "email", "http", "xml", "unittest", "multiprocessing", "distutils", "lib2to3"])
code = {f"app/mod{i}.py": (f"def f{i}(x):\n    return x + {i}\n" * 200).encode() for i in range(20)}


def split(base, deps, code):                      # 依赖一层，代码一层
    return [layer(base), layer(deps), layer(code)]


def merged(base, deps, code):                     # 依赖与代码同在COPY . .之后的一层
    return [layer(base), layer(deps | code)]


changed = {
    "改一行代码": (base, deps, code | {"app/mod0.py": code["app/mod0.py"] + b"# x\n"}),
    "升级一个依赖": (base, deps | {next(iter(deps)): b"# new\n"}, code),
    "升级基础镜像": (base | {"etc/version": b"2\n"}, deps, code),
}
print("改动 次序 KB 层")
for what, tree in changed.items():
    for name, build in (("依赖与代码分开", split), ("混在一层", merged)):
        size, count = push(build(base, deps, code), build(*tree))
        print(what, name, f"{size / 1000:.1f}", count)
print(f"底层{len(layer(base)) / 1000:.1f} KB，依赖层{len(layer(deps)) / 1000:.1f} KB，代码层{len(layer(code)) / 1000:.1f} KB")

archive = {"tmp/deps.tar.gz": layer(deps)}
whiteout = {"tmp/.wh.deps.tar.gz": b""}
print("\n压缩包留在哪里 KB")
for name, layers in (("拷入、解开、另起一步删", [archive, deps, whiteout]), ("拷入与解开，不删", [archive, deps]),
                     ("挂载进来解开", [deps])):
    print(name, f"{sum(len(layer(x)) for x in layers) / 1000:.1f}")
