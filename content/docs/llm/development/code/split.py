"""一部分层留在内存里：4.9 GB的模型，显存1000 GB/s、内存80 GB/s，每秒最多几个词元。"""
SIZE, FAST, SLOW = 4.9, 1000, 80

print("留在内存的层 每步毫秒 每秒词元")
for layers in (0, 1, 2, 4, 8, 16, 24, 32):
    away = SIZE * layers / 32
    t = away / SLOW + (SIZE - away) / FAST
    print(layers, f"{t * 1e3:.1f} {1 / t:.0f}")
