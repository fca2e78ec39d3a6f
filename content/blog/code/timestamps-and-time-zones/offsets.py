"""四个地区1990到2021年的UTC偏移，每年看1月15日与7月15日。"""
from datetime import datetime, timedelta, timezone
from zoneinfo import ZoneInfo

print("地区 年月 偏移")
for city, name in (("上海", "Asia/Shanghai"), ("莫斯科", "Europe/Moscow"),
                   ("圣保罗", "America/Sao_Paulo"), ("纽约", "America/New_York")):
    for year in range(1990, 2022):
        for month in (1, 7):
            t = datetime(year, month, 15, 12, tzinfo=timezone.utc).astimezone(ZoneInfo(name))
            print(f"{city} {year}-{month:02} {t.utcoffset() / timedelta(hours=1):g}")
