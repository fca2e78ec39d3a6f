"""把gcd.mini重复许多遍，词法与语法各要多久（处理器时间）。各量七次取最小，量的时候关掉垃圾收集。"""
import gc
import time
from pathlib import Path

from mini import Parser, tokenize

text = Path(__file__).with_name("gcd.mini").read_text()


def best(prepare, work):
    took = []
    for _ in range(7):
        ready = prepare()
        gc.collect()
        gc.disable()
        start = time.process_time()
        made = work(ready)
        took.append(time.process_time() - start)
        gc.enable()
        del made
    return min(took)


print("词元 词法ms 语法ms 每词元词法us 每词元语法us")
for repeat in (1, 4, 16, 64, 256, 1024):
    source = text * repeat
    count = sum(1 for _ in tokenize(source)) - 1
    lex = best(lambda: source, lambda source: list(tokenize(source)))
    parse = best(lambda: Parser(source), Parser.program)
    print(count, f"{lex * 1e3:.2f} {parse * 1e3:.2f} {lex / count * 1e6:.2f} {parse / count * 1e6:.2f}")
