import { parseDate } from "./dates";

describe("a date that an author wrote", () => {
  test("a day begins at midnight UTC", () => {
    expect(parseDate("2021-07-30")).toBe("2021-07-30T00:00:00.000Z");
    expect(parseDate(" 2024-02-29 ")).toBe("2024-02-29T00:00:00.000Z");
  });

  test("a time respects its zone, and is UTC without one", () => {
    expect(parseDate("2021-12-31T23:30:00-08:00")).toBe("2022-01-01T07:30:00.000Z");
    expect(parseDate("2022-01-01T07:30:00+0800")).toBe("2021-12-31T23:30:00.000Z");
    expect(parseDate("2021-07-30 09:30")).toBe("2021-07-30T09:30:00.000Z");
  });

  test.each([
    "2021-02-30",
    "2023-02-29",
    "2021-13-01",
    "2021-00-10",
    "2021-07-30T25:00",
    "昨天",
    "2021/07/30",
    "20210730",
    "",
  ])("%s is not a valid day", (text) => {
    expect(parseDate(text)).toBeNull();
  });
});
