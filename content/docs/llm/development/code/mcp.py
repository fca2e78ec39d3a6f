"""一个无状态的MCP服务器（2026-07-28版）：只留协议的骨架，传输省去，请求直接交给handle。"""
import hashlib
import hmac
import json

VERSION = "2026-07-28"
META = "io.modelcontextprotocol/"
KEY = b"shared-by-all-instances"     # 各实例从密钥管理处取得同一把，不写进代码
LEFT = {"A-17": 42}

TOOLS = [
    {"name": "reserve", "description": "预留库存；超过10件要用户确认",
     "inputSchema": {"type": "object", "required": ["sku", "count"],
                     "properties": {"sku": {"type": "string"}, "count": {"type": "integer", "minimum": 1}}}},
    {"name": "stock", "description": "查某个编号的库存",
     "inputSchema": {"type": "object", "required": ["sku"], "properties": {"sku": {"type": "string"}}}},
]

class ProtocolError(Exception):
    """客户端程序要处理的错：方法、工具、版本、形状。"""

class ToolError(Exception):
    """给模型看的错：参数的值不合要求，它可以改了再来。"""

def seal(facts):
    body = json.dumps(facts, sort_keys=True)
    return hmac.new(KEY, body.encode(), hashlib.sha256).hexdigest()[:24] + "." + body

def unseal(state):
    tag, _, body = str(state).partition(".")
    if not hmac.compare_digest(tag, hmac.new(KEY, body.encode(), hashlib.sha256).hexdigest()[:24]):
        raise ProtocolError(-32602, "requestState校验不过")
    return json.loads(body)

def text(message, error=False):
    return {"resultType": "complete", "content": [{"type": "text", "text": message}], "isError": error}

def digest(args):
    return hashlib.sha256(json.dumps(args, sort_keys=True).encode()).hexdigest()[:16]

def reserve(args, params, capabilities, who, now):
    if args["count"] > LEFT.get(args["sku"], 0):
        raise ToolError(f"{args['sku']}只有{LEFT.get(args['sku'], 0)}件")
    if args["count"] > 10:
        if "requestState" not in params:
            if "elicitation" not in capabilities:
                raise ProtocolError(-32021, "要用户确认", {"requiredCapabilities": {"elicitation": {}}})
            ask = {"mode": "form", "message": f"预留{args['count']}件{args['sku']}？",
                   "requestedSchema": {"type": "object", "required": ["ok"], "properties": {"ok": {"type": "boolean"}}}}
            return {"resultType": "input_required",
                    "inputRequests": {"confirm": {"method": "elicitation/create", "params": ask}},
                    "requestState": seal({"who": who, "until": now + 300, "call": digest(args)})}
        state = unseal(params["requestState"])
        if (state["who"], state["call"]) != (who, digest(args)) or now > state["until"]:
            raise ProtocolError(-32602, "requestState不是这个人、这次调用的，或者过期了")
        answer = params.get("inputResponses", {}).get("confirm", {})
        if answer.get("action") != "accept" or not answer.get("content", {}).get("ok"):
            return text("用户没有同意，什么也没做")
    return text(f"已预留{args['count']}件{args['sku']}")

def call_tool(params, capabilities, who, now):
    tool = next((t for t in TOOLS if t["name"] == params.get("name")), None)
    if tool is None:
        raise ProtocolError(-32602, f"没有这个工具：{params.get('name')}")
    args, shape = params.get("arguments", {}), tool["inputSchema"]
    kinds = {"string": str, "integer": int}
    for key in shape["required"]:
        if type(args.get(key)) is not kinds[shape["properties"][key]["type"]]:
            raise ToolError(f"{key}应为{shape['properties'][key]['type']}")
    if tool["name"] == "stock":
        if args["sku"] not in LEFT:
            raise ToolError(f"没有编号{args['sku']}，现有：{'、'.join(LEFT)}")
        return text(f"还有{LEFT[args['sku']]}件")
    return reserve(args, params, capabilities, who, now)

def handle(message, who="u1", now=0):
    """一个请求进，一个应答出。除了请求本身与共用的密钥，什么也不记。"""
    params = message.get("params", {})
    meta = params.get("_meta", {})
    try:
        version, capabilities = meta.get(META + "protocolVersion"), meta.get(META + "clientCapabilities")
        if version is None or capabilities is None:
            raise ProtocolError(-32602, f"_meta缺协议版本或客户端能力；本服务器支持{VERSION}")
        if version != VERSION:
            raise ProtocolError(-32022, "不支持的协议版本", {"supported": [VERSION], "requested": version})
        cache = {"ttlMs": 3600000, "cacheScope": "public"}
        if message["method"] == "server/discover":
            result = {"resultType": "complete", "supportedVersions": [VERSION], "capabilities": {"tools": {}}, **cache}
        elif message["method"] == "tools/list":
            result = {"resultType": "complete", "tools": TOOLS, **cache}
        elif message["method"] == "tools/call":
            result = call_tool(params, capabilities, who, now)
        else:
            raise ProtocolError(-32601, f"没有这个方法：{message['method']}")
    except ToolError as problem:
        result = text(str(problem), error=True)
    except ProtocolError as problem:
        code, words, *data = problem.args
        return {"jsonrpc": "2.0", "id": message["id"], "error": {"code": code, "message": words, **({"data": data[0]} if data else {})}}
    result["_meta"] = {META + "serverInfo": {"name": "stock", "version": "1.0"}}
    return {"jsonrpc": "2.0", "id": message["id"], "result": result}

ids = iter(range(1, 99))

def ask(label, method, params=None, version=VERSION, capabilities=None, **context):
    meta = {META + "protocolVersion": version, META + "clientCapabilities": {"elicitation": {}} if capabilities is None else capabilities}
    answer = handle({"jsonrpc": "2.0", "id": next(ids), "method": method, "params": {**(params or {}), "_meta": meta}}, **context)
    shown = json.loads(json.dumps(answer.get("result", answer.get("error"))))
    shown.pop("_meta", None)
    if "requestState" in shown:
        shown["requestState"] = shown["requestState"][:8] + "…"
    print(f"{answer['id']:2} {label}\n   {'error' if 'error' in answer else 'result'} {json.dumps(shown, ensure_ascii=False)}")
    return answer.get("result", {})

ask("问清版本与能力", "server/discover")
ask("旧版本", "tools/list", version="2025-11-25")
print(" - 老客户端的第一句话\n   error", json.dumps(handle({"id": 0, "method": "initialize", "params": {}})["error"], ensure_ascii=False))
ask("编号写错：模型能改", "tools/call", {"name": "stock", "arguments": {"sku": "A-71"}})
ask("工具名写错：程序的事", "tools/call", {"name": "stocks", "arguments": {"sku": "A-17"}})
big = {"name": "reserve", "arguments": {"sku": "A-17", "count": 20}}
ask("客户端不会追问用户", "tools/call", big, capabilities={})
first = ask("要确认，甲实例应答", "tools/call", big)
yes = {"inputResponses": {"confirm": {"action": "accept", "content": {"ok": True}}}, "requestState": first["requestState"]}
ask("带着确认重发，乙实例应答", "tools/call", {**big, **yes}, now=60)
ask("同一个确认，改成40件", "tools/call", {"name": "reserve", "arguments": {"sku": "A-17", "count": 40}, **yes}, now=60)
ask("换一个人拿去用", "tools/call", {**big, **yes}, who="u2", now=60)
ask("十分钟以后", "tools/call", {**big, **yes}, now=600)
ask("五分钟之内原样再发", "tools/call", {**big, **yes}, now=61)
