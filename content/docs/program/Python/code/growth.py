"""逐个追加时list占多少字节、逐个插入时dict占多少字节：只打印变化的地方和首尾。"""
import sys

numbers, table = [], {}
print("元素,list,dict")
last = None
for n in range(0, 201):
    sizes = (sys.getsizeof(numbers), sys.getsizeof(table))
    if sizes != last or n == 200:
        print(n, *sizes, sep=",")
    last = sizes
    numbers.append(n)
    table[n] = n
