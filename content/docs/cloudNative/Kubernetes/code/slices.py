"""一个后端变了，要告诉每台机器多少字节：一个大的Endpoints，与每片至多100个的EndpointSlice。按JSON算。"""
import json

def endpoint(i):
    return {"addresses": [f"10.{i // 65536 % 256}.{i // 256 % 256}.{i % 256}"], "nodeName": f"node-{i % 500:04}",
            "conditions": {"ready": True, "serving": True, "terminating": False}, "zone": f"zone-{i % 3}",
            "targetRef": {"kind": "Pod", "namespace": "prod", "name": f"web-7d9f8c6b5-{i:05}", "uid": "0" * 36}}

def size(n):
    return len(json.dumps({"apiVersion": "discovery.k8s.io/v1", "kind": "EndpointSlice", "addressType": "IPv4",
                           "metadata": {"name": "web-abcde", "namespace": "prod", "labels": {"kubernetes.io/service-name": "web"}},
                           "ports": [{"name": "http", "port": 8080, "protocol": "TCP"}],
                           "endpoints": [endpoint(i) for i in range(n)]}, separators=(",", ":")))

NODES = 500
print("后端 片数 整个一份 只发一片 传给500台（整份） 传给500台（一片）")
for n in (10, 100, 300, 1000, 3000):
    whole, one = size(n), size(min(n, 100))
    print(n, -(-n // 100), f"{whole / 1000:.1f}", f"{one / 1000:.1f}",
          f"{whole * NODES / 1e6:.1f}", f"{one * NODES / 1e6:.1f}")
