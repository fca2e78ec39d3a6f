import hashlib
import io
import json
import tarfile


def sha(data):
    return "sha256:" + hashlib.sha256(data).hexdigest()


def layer(files):
    """把{路径: 内容}打成一个与时间、用户无关的tar。"""
    buf = io.BytesIO()
    with tarfile.open(fileobj=buf, mode="w", format=tarfile.USTAR_FORMAT) as tar:
        for name, text in sorted(files.items()):
            info = tarfile.TarInfo(name)
            data = text.encode()
            info.size, info.mode, info.mtime = len(data), 0o644, 0
            tar.addfile(info, io.BytesIO(data))
    return buf.getvalue()


def build(*layers):
    tars = [layer(x) for x in layers]
    diff_ids = [sha(t) for t in tars]
    chain = diff_ids[:1]                         # ChainID：从底层一路折叠上来
    for d in diff_ids[1:]:
        chain.append(sha(f"{chain[-1]} {d}".encode()))
    config = json.dumps({
        "architecture": "amd64", "os": "linux",
        "config": {"Cmd": ["/bin/app"]},
        "rootfs": {"type": "layers", "diff_ids": diff_ids},
    }, separators=(",", ":")).encode()
    manifest = json.dumps({
        "schemaVersion": 2,
        "mediaType": "application/vnd.oci.image.manifest.v1+json",
        "config": {"mediaType": "application/vnd.oci.image.config.v1+json",
                   "digest": sha(config), "size": len(config)},
        "layers": [{"mediaType": "application/vnd.oci.image.layer.v1.tar",
                    "digest": sha(t), "size": len(t)} for t in tars],
    }, separators=(",", ":")).encode()
    return diff_ids, chain, sha(config), sha(manifest)


def show(title, result):
    diff_ids, chain, config, manifest = result
    short = lambda d: d[7:19]
    print(title)
    print("  各层diff_id ", *map(short, diff_ids))
    print("  各层ChainID ", *map(short, chain))
    print("  配置摘要    ", short(config))
    print("  清单摘要    ", short(manifest))


base = {"etc/os-release": "NAME=demo\n"}
deps = {"usr/lib/libdep.so": "dep 1.0\n"}
app = {"bin/app": "print('hi')\n"}
show("原来", build(base, deps, app))
show("只改应用", build(base, deps, {"bin/app": "print('hello')\n"}))
show("只改底层", build({"etc/os-release": "NAME=demo2\n"}, deps, app))
