"""十二个初学者的错误，各由谁发现：编译器默认、加警告、加优化再看警告、什么也不开直接跑、标准库的断言、地址检查器、未定义行为检查器。
运行时报告了、崩溃了都算发现。"""
import subprocess
import tempfile

HEAD = "#include <algorithm>\n#include <cstdio>\n#include <memory>\n#include <string>\n#include <vector>\n"
BUGS = {
    "没有返回": "int f(int x) { if (x > 100) return 1; }\nint main(int n, char**) { std::printf(\"%d\", f(n)); }",
    "未初始化": "int main(int n, char**) { int s; for (int i = 0; i < n; ++i) s += i; std::printf(\"%d\", s); }",
    "符号混比": "int main() { std::vector<int> v; int n = -1; if (n < v.size()) std::puts(\"a\"); else std::puts(\"b\"); }",
    "格式不符": "int main() { long x = 1L << 40; std::printf(\"%d\\n\", x); }",
    "悬空引用": "const std::string& f() { std::string s(50, 'a'); return s; }\nint main() { std::printf(\"%s\", f().c_str()); }",
    "越界": "int main(int n, char**) { std::vector<int> v(4); v[n + 3] = 1; std::printf(\"%d\", v[0]); }",
    "旧指针": "int main() { std::vector<int> v{1}; int* p = &v[0]; for (int i = 0; i < 99; ++i) v.push_back(i); std::printf(\"%d\", *p); }",
    "释放两次": "struct A { int* p = new int(1); ~A() { delete p; } };\nint main() { A a; A b = a; std::printf(\"%d\", *b.p); }",
    "泄漏": "void f() { auto* s = new std::string(99, 'x'); std::puts(s->c_str()); }\nint main() { f(); f(); }",
    "整数溢出": "int main(int n, char**) { int x = 2147483647; x += n; std::printf(\"%d\", x); }",
    "空指针": "struct N { int v; N* next; };\nint main(int n, char**) { N a{n, nullptr}; std::printf(\"%d\", a.next->v); }",
    "非虚析构": "struct B { virtual void f() {} };\nstruct D : B { std::string s = std::string(99, 'x'); };\nint main() { B* p = new D; p->f(); delete p; }",
}


def compile_(source, flags, out="/dev/null"):
    done = subprocess.run(["g++", "-std=c++17", *flags.split(), "-x", "c++", "-", "-o", out], input=HEAD + source + "\n",
                          capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return "warning:" in done.stderr


def run(source, flags):
    with tempfile.TemporaryDirectory() as tmp:
        compile_(source, flags, f"{tmp}/a")
        done = subprocess.run([f"{tmp}/a"], capture_output=True, text=True, errors="replace")
    return done.returncode != 0 or "runtime error" in done.stderr


print("错误,办法,发现")
for name, source in BUGS.items():
    print(name, "默认", int(compile_(source, "")), sep=",")
    print(name, "警告", int(compile_(source, "-Wall -Wextra")), sep=",")
    print(name, "加O2", int(compile_(source, "-Wall -Wextra -O2")), sep=",")
    print(name, "直跑", int(run(source, "-O0")), sep=",")
    print(name, "断言", int(run(source, "-O0 -D_GLIBCXX_ASSERTIONS")), sep=",")
    print(name, "地址", int(run(source, "-g -O1 -fsanitize=address")), sep=",")
    print(name, "UB", int(run(source, "-g -O1 -fsanitize=undefined")), sep=",")
