"""一亿个键，平衡二叉树与各种扇出的B+树各有几层。B+树的每个节点按装满69%算。"""
KEYS = 100_000_000
print(f"平衡二叉树至少 {KEYS.bit_length()} 层")
print("扇出 层数 叶 上面各层")
for fanout in (4, 16, 64, 128, 256, 512):
    pages = [-(-KEYS // (fanout * 0.69))]
    while pages[-1] > 1:
        pages.append(-(-pages[-1] // (fanout * 0.69)))
    print(fanout, len(pages), int(pages[0]), int(sum(pages[1:])))
