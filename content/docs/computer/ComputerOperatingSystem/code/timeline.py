"""把sched.out里的时间线展开成表：每个作业在每个时刻是没有来（空着）、在等（1）还是在跑（2），做完以后也空着。"""
import pathlib
import re

arrival = {"A": 0, "B": 1, "C": 3, "D": 4, "E": 6}
print("算法,时刻,作业,状态")
for line in pathlib.Path(__file__).with_name("sched.out").read_text().splitlines():
    found = re.match(r"(FCFS|SRTF|RR q=2) +([A-E]+)$", line)
    if found:
        for job, came in arrival.items():
            for at in range(came, found[2].rindex(job) + 1):
                print(found[1], at, job, 2 if found[2][at] == job else 1, sep=",")
