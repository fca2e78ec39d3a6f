"""数锁文件里带安装脚本的包：python3 lockfile.py package-lock.json。记录在lockfile.csv。"""
import json
import sys

packages = json.load(open(sys.argv[1]))["packages"]
found = [name for name, p in packages.items() if name.startswith("node_modules/")]
scripts = [name for name in found if packages[name].get("hasInstallScript")]
print("什么,个数")
print(f"全部的包,{len(found)}")
print(f"带安装脚本,{len(scripts)}")
print(f"带脚本、随系统可选,{sum(bool(packages[n].get('optional')) for n in scripts)}")
print("没有校验和的", sum("integrity" not in packages[n] and not packages[n].get("link") for n in found), file=sys.stderr)
print(*scripts, file=sys.stderr)
