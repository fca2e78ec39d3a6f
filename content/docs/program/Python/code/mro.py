class Base:
    def __init__(self, **kw):
        print("Base", sorted(kw))
        super().__init__(**kw)

class Logged(Base):
    def __init__(self, *, log, **kw):
        print("Logged", sorted(kw))
        self.log = log
        super().__init__(**kw)

class Cached(Base):
    def __init__(self, *, size, **kw):
        print("Cached", sorted(kw))
        self.size = size
        super().__init__(**kw)

class Store(Logged, Cached):
    def __init__(self, **kw):
        print("Store", sorted(kw))
        super().__init__(**kw)

def c3(cls):
    """按定义算线性化：自己，再合并各基类的线性化与基类列表。"""
    rest = [c3(b) for b in cls.__bases__] + [list(cls.__bases__)]
    result = [cls]
    while rest := [seq for seq in rest if seq]:
        for seq in rest:
            head = seq[0]
            if not any(head in other[1:] for other in rest):
                break
        else:
            raise TypeError("次序有矛盾")
        result.append(head)
        rest = [seq[1:] if seq[0] is head else seq for seq in rest]
    return result

Store(log="a.log", size=8)
print([c.__name__ for c in Store.__mro__], c3(Store) == list(Store.__mro__))
print(super(Logged, Store(log="b.log", size=1)).__init__.__func__ is Cached.__init__)

try:
    class Bad(Base, Logged):
        pass
except TypeError as e:
    print(str(e).splitlines()[0])
