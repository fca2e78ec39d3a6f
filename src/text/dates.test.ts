import { dateText } from "./texts";

const options = { calendar: "gregory", timeZone: "UTC", month: "long", day: "numeric" } as const;
const day = new Intl.DateTimeFormat("zh-Hans", { ...options, year: "numeric" });
const dayOfYear = new Intl.DateTimeFormat("zh-Hans", options);

test.each(["2021-07-30", "2024-02-29", "1999-12-31T23:59:59.000Z", "2026-01-01T00:00:00Z"])(
  "%s is written as the locale writes it",
  (date) => {
    expect(dateText.day(date)).toBe(day.format(new Date(date)));
    expect(dateText.dayOfYear(date)).toBe(dayOfYear.format(new Date(date)));
  },
);
