"""简历里每一项技能，仓库里有几个可以重新跑的程序或测试。按提交里的文件数。用法：python3 areas.py 仓库目录"""
import pathlib
import subprocess
import sys

git = lambda *words: subprocess.run(["git", "-C", sys.argv[1], *words], capture_output=True, text=True, check=True).stdout
files = {pathlib.PurePosixPath(name) for name in git("ls-tree", "-rz", "--name-only", "HEAD").split("\0") if name}

# 旁边有.out的程序，lint:programs会重新运行并逐字比较
checked = [f for f in files if f.suffix in {".c", ".cpp", ".go", ".py", ".sh"} and f.with_suffix(".out") in files]
inside = lambda folder: sum(f.is_relative_to(f"content/{folder}") for f in checked)
tests = sum(f.name.endswith((".test.ts", ".test.tsx", ".spec.ts", ".spec.tsx")) for f in files)

print("技能,个数")
print(f"计算机基础,{inside('docs/computer')}")
print(f"编程语言,{inside('docs/program')}")
print(f"云原生,{inside('docs/cloudNative')}")
print(f"大模型,{inside('docs/llm')}")
print(f"前端工程（测试文件）,{tests}")
print(f"此外：博客{inside('blog')}，日记{inside('docs/diary')}；合计{len(checked)}个程序；提交{git('rev-parse', '--short=8', 'HEAD').strip()}")
