"""每年有多少个地区拨过钟，又有多少个刚开始拨、刚停下来。地区取zone1970.tab里的，每天正午（UTC）看一次偏移。"""
import zoneinfo
from datetime import datetime, timedelta, timezone
from pathlib import Path

root = next(p for p in map(Path, zoneinfo.TZPATH) if (p / "zone1970.tab").exists())
names = [line.split("\t")[2].strip() for line in (root / "zone1970.tab").open() if line[0] != "#"]
version = (root / "tzdata.zi").open().readline().split()[-1]
first, last = 1970, 2021
used = {}
for name in names:
    zone = zoneinfo.ZoneInfo(name)
    t = datetime(first, 1, 1, 12, tzinfo=timezone.utc)
    while t.year <= last:
        used.setdefault((name, t.year), set()).add(t.astimezone(zone).utcoffset())
        t += timedelta(hours=24)
print(f"tzdata {version}，{len(names)}个地区")
print("年 拨过钟 去年没拨 去年拨过今年没拨")
for year in range(first + 1, last + 1):
    now = {name for name in names if len(used[name, year]) > 1}
    before = {name for name in names if len(used[name, year - 1]) > 1}
    print(year, len(now), len(now - before), len(before - now))
