def add(x, bucket=[]):
    bucket.append(x)
    return bucket


print(add(1), add(2))

a = [1, 2]
b = a
b += [3]
print(a, a is b)
t = (1, 2)
u = t
u += (3,)
print(t, u)

grid = [[0] * 3] * 2
grid[0][0] = 9
print(grid)

fs = [lambda: i for i in range(3)]
gs = [lambda i=i: i for i in range(3)]
print([f() for f in fs], [g() for g in gs])

total = 0


def bump():
    total += 1


try:
    bump()
except UnboundLocalError as e:
    print("UnboundLocalError:", e)

t2 = ([1],)
try:
    t2[0] += [2]
except TypeError as e:
    print("TypeError:", e)
print(t2)
