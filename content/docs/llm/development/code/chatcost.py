"""多轮对话的累计用量：每一轮都要把前文重新发送一遍。"""
SYSTEM, ASK, ANSWER = 800, 100, 300       # 系统提示词、每次提问、每次回答的词元数
print("轮数  本轮输入  累计输入  累计输出  其中可命中前缀缓存")
total_in = total_out = hit = 0
for turn in range(1, 21):
    prompt = SYSTEM + ASK * turn + ANSWER * (turn - 1)
    if turn > 1:
        hit += SYSTEM + (ASK + ANSWER) * (turn - 1)
    total_in += prompt
    total_out += ANSWER
    if turn in (1, 5, 10, 20):
        print(f"{turn:>4}{prompt:>10}{total_in:>10}{total_out:>10}{hit:>12} ({hit / total_in:.0%})")
