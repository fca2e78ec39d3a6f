"""让模型输出 JSON：清洗、校验、带着错误重试。模型由剧本代替，可以离线运行。"""
import json
import re

SCHEMA = {
    "type": "object",
    "required": ["category", "amount", "urgent"],
    "additionalProperties": False,
    "properties": {
        "category": {"type": "string", "enum": ["退款", "发票", "物流", "无法判断"]},
        "amount": {"type": ["number", "null"], "minimum": 0},
        "urgent": {"type": "boolean"},
    },
}
TYPES = {"object": dict, "string": str, "boolean": bool, "null": type(None)}


def is_type(value, name):
    if name == "number":                       # bool 是 int 的子类，要排除
        return isinstance(value, (int, float)) and not isinstance(value, bool)
    return isinstance(value, TYPES[name])


def check(value, schema, path="$"):
    """JSON Schema 的一个小子集，返回人和模型都看得懂的错误列表。"""
    names = schema["type"] if isinstance(schema["type"], list) else [schema["type"]]
    if not any(is_type(value, n) for n in names):
        return [f"{path} 应为 {' 或 '.join(names)}，收到 {json.dumps(value, ensure_ascii=False)}"]
    errs = []
    if "enum" in schema and value not in schema["enum"]:
        errs.append(f"{path} 应为 {schema['enum']} 之一，收到 {value}")
    if "minimum" in schema and is_type(value, "number") and value < schema["minimum"]:
        errs.append(f"{path} 不能小于 {schema['minimum']}")
    if isinstance(value, dict):
        props = schema.get("properties", {})
        errs += [f"{path} 缺少 {k}" for k in schema.get("required", []) if k not in value]
        if schema.get("additionalProperties") is False:
            errs += [f"{path} 多出 {k}" for k in value if k not in props]
        for k, sub in props.items():
            if k in value:
                errs += check(value[k], sub, f"{path}.{k}")
    return errs


def parse(text):
    """取出第一段 JSON：允许外面有围栏或说明，不允许猜着修补。"""
    fenced = re.search(r"```(?:json)?\s*(.*?)```", text, re.S)
    body = fenced.group(1) if fenced else text
    start = body.find("{")
    if start < 0:
        raise ValueError("回答里没有 JSON 对象")
    return json.JSONDecoder().raw_decode(body[start:])[0]


def extract(model, ticket, tries=3):
    messages = [{"role": "system", "content": "从工单抽取字段，只输出 JSON。"},
                {"role": "user", "content": ticket}]
    for n in range(1, tries + 1):
        text, reason = model(messages)
        if reason == "length":
            errs = ["输出被截断"]
        else:
            try:
                value = parse(text)
                errs = check(value, SCHEMA)
            except ValueError as e:             # JSONDecodeError 也是它的子类
                errs = [f"不是合法的 JSON: {e}"]
        if not errs:
            print(f"  第{n}次 通过")
            return value
        print(f"  第{n}次 {'；'.join(errs)}")
        messages += [{"role": "assistant", "content": text},
                     {"role": "user", "content": "有错: " + "；".join(errs) + "。请重新输出完整的 JSON。"}]
    return None


def script(*answers):
    it = iter(answers)
    return lambda messages: next(it)


if __name__ == "__main__":
    ok = '{"category": "退款", "amount": 128.5, "urgent": true}'
    cases = {
        "带围栏": script((f"好的：\n```json\n{ok}\n```", "stop")),
        "类型错后改正": script(('{"category": "退钱", "amount": "128.5元", "urgent": 1}', "stop"), (ok, "stop")),
        "截断后改正": script(('{"category": "退', "length"), (ok, "stop")),
        "始终不对": script(("抱歉，我无法处理。", "stop"), ('{"category": "退款"}', "stop"),
                       ("{'category': '退款'}", "stop")),
    }
    for name, model in cases.items():
        print(name)
        print("  结果", extract(model, "退我128.5元，今天就要！"))
