"""一个仓库提交到三千次，打包之前与之后各占多少。文件取自Python标准库，每次提交改一个文件里的一行。"""
import os
import random
import shutil
import subprocess
import sysconfig
import tempfile
from pathlib import Path

home = Path(tempfile.mkdtemp(dir="/var/tmp"))
env = dict(os.environ, GIT_AUTHOR_DATE="1632096000 +0800", GIT_COMMITTER_DATE="1632096000 +0800", HOME=str(home))
repo = home / "repo"


def git(*words, at=repo):
    return subprocess.run(["git", *words], cwd=at, env=env, check=True, capture_output=True, text=True).stdout


def size(at):
    """对象目录里的字节数，与实际占的盘（每个文件按4 KiB取整）。"""
    files = [p.stat() for p in (at / ".git/objects").rglob("*") if p.is_file()]
    return sum(f.st_size for f in files) / 1e6, sum(f.st_blocks for f in files) * 512 / 1e6, len(files)


repo.mkdir()
git("init", "-q", "-b", "main")
for key, value in (("user.name", "a"), ("user.email", "a@example.com"), ("gc.auto", "0"), ("pack.threads", "1")):
    git("config", key, value)
sources = sorted(Path(sysconfig.get_paths()["stdlib"]).glob("*.py"))
sources = [p for p in sources if 8_000 < p.stat().st_size < 60_000][:60]
texts = {p.name: p.read_text(encoding="utf-8", errors="replace").splitlines() for p in sources}
for name, lines in texts.items():
    (repo / name).write_text("\n".join(lines) + "\n")
git("add", "."), git("commit", "-qm", "1")
raw = sum((repo / n).stat().st_size for n in texts) / 1e6     # 各版本原文加起来
whole = raw
rng = random.Random(20210920)
print(f"git {git('--version').split()[2]}，{len(texts)}个文件，原文{whole:.2f} MB")
print("提交 对象 每次存一份全部 各版本原文 松散字节 松散占盘 打包后（MB）")
for n in range(1, 3001):
    if n > 1:
        name = rng.choice(list(texts))
        lines = texts[name]
        lines[rng.randrange(len(lines))] = rng.choice(texts[rng.choice(list(texts))])   # 换成别处的一行
        (repo / name).write_text("\n".join(lines) + "\n")
        git("commit", "-qam", str(n), "--allow-empty")
        whole += sum((repo / n).stat().st_size for n in texts) / 1e6
        raw += (repo / name).stat().st_size / 1e6
    if n in (1, 3, 10, 30, 100, 300, 1000, 3000):
        loose, disk, count = size(repo)
        copy = home / "copy"
        shutil.copytree(repo, copy)
        git("gc", "-q", at=copy)
        packed, packed_disk, _ = size(copy)
        shutil.rmtree(copy)
        print(n, count, f"{whole:.2f} {raw:.2f} {loose:.2f} {disk:.2f} {packed:.2f}", flush=True)
shutil.rmtree(home)
