import { buildTime, isStale } from "./post-date";

afterEach(() => {
  delete process.env.SOURCE_DATE_EPOCH;
});

test("a post is stale once it is older than two years, not on the day itself", () => {
  const date = "2022-03-03T00:00:00.000Z";
  expect(isStale(date, 2, new Date("2024-03-03T00:00:00.000Z"))).toBe(false);
  expect(isStale(date, 2, new Date("2024-03-03T00:00:00.001Z"))).toBe(true);
  expect(isStale(date, 3, new Date("2024-12-31T00:00:00.000Z"))).toBe(false);
});

test("the anniversary of a leap day is the first of March", () => {
  expect(isStale("2024-02-29T00:00:00.000Z", 1, new Date("2025-02-28T23:59:59.000Z"))).toBe(false);
  expect(isStale("2024-02-29T00:00:00.000Z", 1, new Date("2025-03-01T00:00:01.000Z"))).toBe(true);
});

test("a reproducible build sets its own time", () => {
  process.env.SOURCE_DATE_EPOCH = "1700000000";
  expect(buildTime().toISOString()).toBe("2023-11-14T22:13:20.000Z");
});
