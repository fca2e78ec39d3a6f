"""读取 OpenAI 兼容接口的流式输出。为了能直接运行，文件里带了一个本地假服务。"""
import json
import threading
from http.server import BaseHTTPRequestHandler, HTTPServer
from urllib.request import Request, urlopen


class Fake(BaseHTTPRequestHandler):
    def do_POST(self):
        body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        assert self.path == "/v1/chat/completions" and body["stream"]
        self.send_response(200)
        self.send_header("Content-Type", "text/event-stream")
        self.end_headers()
        chunks = [{"choices": [{"index": 0, "delta": {"role": "assistant", "content": ""}}]}]
        chunks += [{"choices": [{"index": 0, "delta": {"content": c}}]}
                   for c in ("显存", "不够时", "先减并发", "。")]
        chunks.append({"choices": [{"index": 0, "delta": {}, "finish_reason": "stop"}]})
        chunks.append({"choices": [], "usage": {"prompt_tokens": 12, "completion_tokens": 7}})
        for c in chunks:
            self.wfile.write(f"data: {json.dumps(c, ensure_ascii=False)}\n\n".encode())
        self.wfile.write(b"data: [DONE]\n\n")

    def log_message(self, *args):
        pass


def chat(base, model, messages, key="none"):
    """逐段产出文本，最后产出结束原因与用量。"""
    payload = {"model": model, "messages": messages, "stream": True,
               "temperature": 0.2, "max_tokens": 256,
               "stream_options": {"include_usage": True}}
    req = Request(base + "/chat/completions", json.dumps(payload).encode(),
                  {"Content-Type": "application/json", "Authorization": f"Bearer {key}"})
    reason = usage = None
    with urlopen(req, timeout=60) as resp:
        for raw in resp:                                  # 按行读，空行是事件的分隔
            line = raw.decode().strip()
            if not line.startswith("data:"):
                continue
            data = line[5:].strip()
            if data == "[DONE]":
                break
            event = json.loads(data)
            usage = event.get("usage") or usage
            for choice in event["choices"]:               # 带用量的那段 choices 为空
                reason = choice.get("finish_reason") or reason
                if choice["delta"].get("content"):
                    yield choice["delta"]["content"]
    yield {"reason": reason, "usage": usage}


server = HTTPServer(("127.0.0.1", 0), Fake)
threading.Thread(target=server.serve_forever, daemon=True).start()
BASE = f"http://127.0.0.1:{server.server_port}/v1"        # 换成真服务的地址即可

for piece in chat(BASE, "demo", [{"role": "user", "content": "显存不够怎么办"}]):
    print(piece)
server.shutdown()
