from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass, field


class SortedList(Sequence):
    """只要实现__len__和__getitem__，Sequence就补上其余的只读操作。"""

    def __init__(self, items=()):
        self._items = sorted(items)

    def __len__(self):
        return len(self._items)

    def __getitem__(self, index):
        result = self._items[index]
        return SortedList(result) if isinstance(index, slice) else result

    def __contains__(self, x):
        i = bisect_left(self._items, x)
        return i < len(self._items) and self._items[i] == x

    def __repr__(self):
        return f"SortedList({self._items})"


class Positive:
    """描述符：把检查写一次，用在多个属性上。"""

    def __set_name__(self, owner, name):
        self.slot = "_" + name

    def __get__(self, obj, owner=None):
        return self if obj is None else getattr(obj, self.slot)

    def __set__(self, obj, value):
        if value <= 0:
            raise ValueError(f"{self.slot[1:]} must be positive")
        setattr(obj, self.slot, value)


class Item:
    price = Positive()
    count = Positive()

    def __init__(self, price, count):
        self.price, self.count = price, count


@dataclass(frozen=True, order=True)
class Version:
    major: int
    minor: int = 0
    tags: tuple[str, ...] = field(default=(), compare=False)


s = SortedList([5, 1, 3])
print(s, len(s), s[0], s[-1], s[1:])
print(3 in s, list(reversed(s)), s.index(5), s.count(1))

item = Item(3, 2)
try:
    item.count = 0
except ValueError as e:
    print("ValueError:", e)
print(vars(item))

print(Version(3, 11) < Version(3, 12), Version(3, 11, ("a",)) == Version(3, 11))
print({Version(3, 11): "bookworm"}[Version(3, 11)])
