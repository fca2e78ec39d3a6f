"""Amdahl定律：可并行的部分占p，核数从1到1024时的加速比。"""
print("核数,p=50%,p=90%,p=95%,p=99%")
for k in range(11):
    n = 2**k
    print(n, *(f"{1 / (1 - p + p / n):.2f}" for p in (0.5, 0.9, 0.95, 0.99)), sep=",")
