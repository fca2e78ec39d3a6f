import contextlib
import itertools
import sys


def read_lines():
    for line in ("INFO start", "ERROR disk", "INFO ok", "ERROR net", "ERROR cpu"):
        print("  read", line)
        yield line


def errors(lines):
    for line in lines:
        if line.startswith("ERROR"):
            yield line.split()[1]


print("build pipeline")
pipeline = errors(read_lines())
print("take two:", list(itertools.islice(pipeline, 2)))

squares = (n * n for n in range(4))
print(sum(squares), sum(squares))

print(sys.getsizeof([0] * 1_000_000), sys.getsizeof(n for n in range(1_000_000)) < 500)


def walk(tree):
    if isinstance(tree, list):
        for sub in tree:
            yield from walk(sub)
    else:
        yield tree


print(list(walk([1, [2, [3, 4]], 5])))


@contextlib.contextmanager
def section(name):
    print("enter", name)
    try:
        yield name.upper()
    finally:
        print("exit", name)


try:
    with section("io") as s:
        print("body", s)
        raise KeyError("lost")
except KeyError as e:
    print("caught", e)
