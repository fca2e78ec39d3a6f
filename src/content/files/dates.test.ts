import { parseDate } from "./dates";

describe("a date that an author wrote", () => {
  test("a day begins at midnight UTC", () => {
    expect(parseDate("2021-07-30")).toBe("2021-07-30T00:00:00.000Z");
    expect(parseDate(" 2024-02-29 ")).toBe("2024-02-29T00:00:00.000Z");
  });

  test("a time keeps its zone, so that it begins with the author's day, and is UTC without one", () => {
    expect(parseDate("2021-12-31T23:30:00-08:00")).toBe("2021-12-31T23:30:00.000-08:00");
    expect(parseDate("2024-03-01T00:30:00+0800")).toBe("2024-03-01T00:30:00.000+08:00");
    expect(parseDate("2021-07-30 09:30")).toBe("2021-07-30T09:30:00.000Z");
  });

  test.each([
    ["2024-3-5", "2024-03-05T00:00:00.000Z"],
    ["2024/03/06", "2024-03-06T00:00:00.000Z"],
    ["2024/3/6 9:05", "2024-03-06T09:05:00.000Z"],
    ["20240307", "2024-03-07T00:00:00.000Z"],
    ["2024.3.8", "2024-03-08T00:00:00.000Z"],
    ["2024年3月9日 9:05", "2024-03-09T09:05:00.000Z"],
  ])("%s is read as people write it", (written, date) => expect(parseDate(written)).toBe(date));

  test.each([
    "2021-02-30",
    "2023-02-29",
    "2021-13-01",
    "2021-00-10",
    "2021-07-30T25:00",
    "昨天",
    "2021/07-30",
    "20211330",
    "1610000000",
    "",
  ])("%s is not a valid day", (text) => {
    expect(parseDate(text)).toBeNull();
  });
});
