"""重试放大多少负载：一次失败率p，至多三次；一层、三层各重试三次、重试不超过请求数一成的预算。"""
def times(p, most=3):
    return sum(p ** i for i in range(most))


print("失败率 一层 三层 预算")
for percent in (0, 5, 10, 20, 40, 60, 80, 100):
    p = percent / 100
    one = times(p)
    # 下面一层三次都失败，上面一层才重试
    two = one * times(p ** 3)
    three = two * times(p ** 9)
    print(percent, f"{one:.2f} {three:.2f} {min(one, 1.1):.2f}")
