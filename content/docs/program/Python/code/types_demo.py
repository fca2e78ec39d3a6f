from collections.abc import Callable, Iterable
from typing import Protocol, TypeVar

T = TypeVar("T")
K = TypeVar("K")


class Closable(Protocol):
    def close(self) -> None: ...


def group_by(items: Iterable[T], key: Callable[[T], K]) -> dict[K, list[T]]:
    out: dict[K, list[T]] = {}
    for item in items:
        out.setdefault(key(item), []).append(item)
    return out


class Conn:  # 没有继承Closable
    def close(self) -> None:
        print("closed")


def shutdown(things: Iterable[Closable]) -> None:
    for t in things:
        t.close()


def describe(cmd: str | list[int | str]) -> str:
    match cmd:
        case "quit":
            return "bye"
        case [int(x), int(y)]:
            return f"move to {x},{y}"
        case ["say", *words]:
            return " ".join(map(str, words))
        case _:
            return "unknown"


print(group_by(["go", "c", "py", "rust"], len))
shutdown([Conn()])
print(describe([3, 4]), "|", describe(["say", "hi", 5]), "|", describe("quit"), "|", describe([]))
print(group_by.__annotations__["return"])
x: int = "not checked at run time"
print(x)
