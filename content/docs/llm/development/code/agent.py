"""工具调用的循环。模型由一段剧本代替，循环、校验、上限都是真的。"""
import ast
import json
import operator

OPS = {ast.Add: operator.add, ast.Sub: operator.sub, ast.Mult: operator.mul, ast.Div: operator.truediv}


def calc(expression: str) -> str:
    def walk(n):
        if isinstance(n, ast.Constant) and type(n.value) in (int, float):
            return n.value
        if isinstance(n, ast.BinOp) and type(n.op) in OPS:
            return OPS[type(n.op)](walk(n.left), walk(n.right))
        raise ValueError("只允许数字与加减乘除")
    return str(walk(ast.parse(expression, mode="eval").body))


def stock(sku: str) -> str:
    return json.dumps({"sku": sku, "left": {"A-17": 42}[sku]})


TOOLS = {"calc": (calc, {"expression": str}), "stock": (stock, {"sku": str})}


def run_tool(call):
    """任何错误都变成一段文字交还给模型，不让它打断循环。"""
    try:
        func, spec = TOOLS[call["name"]]
        args = json.loads(call["arguments"])
        if set(args) != set(spec) or any(type(args[k]) is not t for k, t in spec.items()):
            return "错误: 参数应为 " + ", ".join(f"{k}:{t.__name__}" for k, t in spec.items())
        return func(**args)
    except Exception as e:
        return f"错误: {type(e).__name__}: {e}"


def agent(model, question, max_steps=5):
    messages = [{"role": "user", "content": question}]
    seen = set()
    for step in range(1, max_steps + 1):
        reply = model(messages)
        messages.append(reply)
        if not reply.get("tool_calls"):
            return reply["content"]
        for call in reply["tool_calls"]:
            key = (call["name"], call["arguments"])
            result = "错误: 同样的调用已经做过，请换一种做法" if key in seen else run_tool(call)
            seen.add(key)
            print(f"  第{step}步 {call['name']}({call['arguments']}) -> {result}")
            messages.append({"role": "tool", "tool_call_id": call["id"], "content": result})
    return "没有在步数上限内得到答案"


def play(*script):
    replies = iter(script)

    def model(messages):
        item = next(replies)
        if isinstance(item, str):
            return {"role": "assistant", "content": item}
        n = sum(m["role"] == "assistant" for m in messages)
        return {"role": "assistant", "content": None,
                "tool_calls": [{"id": f"c{n}", "name": item[0], "arguments": item[1]}]}
    return model


print("正常:")
print(agent(play(("stock", '{"sku": "A-17"}'), ("calc", '{"expression": "42*0.25"}'),
                 "还有 42 件，四分之一是 10.5 件。"), "A-17 的四分之一是几件？"))
print("出错后改正:")
print(agent(play(("stock", '{"id": "A-17"}'), ("stock", '{"sku": "A-17"}'), "42 件。"), "A-17 还有几件？"))
print("越权与原地打转:")
danger = ("calc", '{"expression": "__import__(\'os\').getcwd()"}')
print(agent(play(danger, danger, ("rm", "{}"), ("stock", '{"sku": "B-1"}'), danger), "随便问"))
