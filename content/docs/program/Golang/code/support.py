"""Go每个大版本从发布到停止修复：再出两个大版本，它就不再得到修复。日期取自Go的发布历史。"""
from datetime import date

RELEASED = {"1.18": date(2022, 3, 15), "1.19": date(2022, 8, 2), "1.20": date(2023, 2, 1), "1.21": date(2023, 8, 8),
            "1.22": date(2024, 2, 6), "1.23": date(2024, 8, 13), "1.24": date(2025, 2, 11), "1.25": date(2025, 8, 12),
            "1.26": date(2026, 2, 10), "1.27": date(2026, 8, 19)}
names = list(RELEASED)
print("版本 发布 最新 次新")
for i, name in enumerate(names[:-2]):
    newest = (RELEASED[names[i + 1]] - RELEASED[name]).days
    second = (RELEASED[names[i + 2]] - RELEASED[names[i + 1]]).days
    print(name, RELEASED[name], newest, second, newest + second)
