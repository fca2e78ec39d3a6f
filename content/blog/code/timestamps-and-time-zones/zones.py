"""本地时间与时间点之间的换算，哪里会缺、哪里会重。"""
from datetime import date, datetime, time, timedelta, timezone
from zoneinfo import ZoneInfo

NY, SH, UTC = ZoneInfo("America/New_York"), ZoneInfo("Asia/Shanghai"), timezone.utc


def kind(naive, tz):
    """这个本地时间对应几个真实的时间点。"""
    real = {naive.replace(tzinfo=tz, fold=f).astimezone(UTC) for f in (0, 1)}
    real = sorted(t for t in real if t.astimezone(tz).replace(tzinfo=None) == naive)
    return [t.strftime("%H:%MZ") for t in real]


print("纽约 2021-03-14 02:30 →", kind(datetime(2021, 3, 14, 2, 30), NY))
print("纽约 2021-11-07 01:30 →", kind(datetime(2021, 11, 7, 1, 30), NY))
print("上海 2021-11-07 01:30 →", kind(datetime(2021, 11, 7, 1, 30), SH))

print("\n从当地零点到次日零点有多少小时：")
for tz, day in ((NY, date(2021, 3, 14)), (NY, date(2021, 11, 7)), (SH, date(1988, 4, 17)), (SH, date(2021, 10, 7))):
    a = datetime.combine(day, time(), tz)
    b = datetime.combine(day + timedelta(days=1), time(), tz)
    print(f"  {tz.key:17} {day}  {(b.astimezone(UTC) - a.astimezone(UTC)).total_seconds() / 3600:g}")

a = datetime(2021, 11, 6, 12, tzinfo=NY)
b = a + timedelta(days=1)
print("\n11月6日正午加timedelta(days=1)：", b.isoformat())
print("同一时区相减：", b - a, " 换成UTC再相减：", b.astimezone(UTC) - a.astimezone(UTC))

for y in (1985, 1988, 1992, 2021):
    t = datetime(y, 7, 1, 12, tzinfo=SH)
    print(f"上海{y}年7月1日正午的UTC偏移：{t.utcoffset()}")

t = datetime(2021, 10, 7, 23, 30, tzinfo=UTC)
print("\n同一时间点的日期：UTC是", t.date(), "，上海是", t.astimezone(SH).date())
print("2^31-1秒是", datetime.fromtimestamp(2**31 - 1, UTC).isoformat())
