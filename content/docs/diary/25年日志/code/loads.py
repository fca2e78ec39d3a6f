"""反序列化若能决定执行什么：pickle与json读同一份“数据”。"""
import io
import json
import pickle


class Payload:
    def __reduce__(self):
        return print, ("这一行是数据里带来的，读的时候就执行了",)


data = pickle.dumps(Payload())
print(f"pickle，{len(data)}字节：")
pickle.loads(data)


class OnlyData(pickle.Unpickler):
    def find_class(self, module, name):
        raise pickle.UnpicklingError(f"不许取{module}.{name}")


try:
    OnlyData(io.BytesIO(data)).load()
except pickle.UnpicklingError as e:
    print("限制能取的名字：", e)
try:
    json.loads(data)
except UnicodeDecodeError as e:
    print("json：不是文本，", e.reason)
