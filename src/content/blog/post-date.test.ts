import { messages } from "../testing/content-file";
import { buildTime, datedName, isStale, postDate } from "./post-date";

afterEach(() => {
  delete process.env.SOURCE_DATE_EPOCH;
});

describe("the date in a file name", () => {
  test.each([
    ["2021-07-30-slug", "2021-07-30", "slug"],
    ["2021-7-3-slug", "2021-07-03", "slug"],
    ["2021/07/30/slug", "2021-07-30", "slug"],
    ["2021/07-30-slug", "2021-07-30", "slug"],
    ["2021-07-30-slug/index", "2021-07-30", "slug"],
    ["2021-07-30/slug", "2021-07-30", "slug"],
    ["旧文/2021-07-30-用手算一次", "2021-07-30", "旧文/用手算一次"],
    ["no-date", null, "no-date"],
    ["folder/index", null, "folder"],
    ["2021-07-slug", null, "2021-07-slug"],
  ])("%s has the date %s", (name, date, slug) => {
    expect(datedName(name)).toMatchObject({ date, slug });
  });
});

test("a date in the future is reported, but not that of another time zone's today", () => {
  const place = { file: "blog/a.mdx", field: "date", line: 2 };
  const found = (days: number) => {
    const date = new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString();
    return postDate({ place, frontMatter: date, fileName: null, firstCommit: null }).diagnostics;
  };
  expect(found(0.9)).toEqual([]);
  expect(messages(found(3))).toEqual([expect.stringMatching(/^warning: blog\/a\.mdx:2 date: .*还没有到/)]);
});

describe("where a post's date comes from", () => {
  const sources = {
    place: { file: "blog/a.mdx", field: "date", line: 2 },
    frontMatter: undefined,
    fileName: null,
    firstCommit: null,
  };

  test("front matter wins over the file name, which wins over the first commit", () => {
    const all = { ...sources, fileName: "2022-02-02", firstCommit: "2023-03-03T00:00:00.000Z" };
    expect(postDate({ ...all, frontMatter: "2022-02-02" }).date).toBe("2022-02-02T00:00:00.000Z");
    expect(postDate(all).date).toBe("2022-02-02T00:00:00.000Z");
    expect(postDate({ ...all, fileName: null }).date).toBe("2023-03-03T00:00:00.000Z");
  });

  test("without any of them the error shows the line to write", () => {
    const { date, diagnostics } = postDate(sources);
    expect(date).toBeNull();
    expect(messages(diagnostics)).toEqual([
      "error: blog/a.mdx:2 date: 没有日期：front matter、文件名和git里都查不到这篇博文的写作日期\n" +
        "    → 把文件改名为2025-08-31-a.mdx，或写date: 2025-08-31",
    ]);
  });

  test("a day in the file name that does not exist is an error", () => {
    const { date, diagnostics } = postDate({ ...sources, fileName: "2021-02-30" });
    expect(date).toBeNull();
    expect(messages(diagnostics)).toEqual([
      'error: blog/a.mdx:2 date: 写的是"2021-02-30"，不是有效的日期\n    → date: 2025-08-31，要带时间就写date: 2025-08-31T09:30:00+08:00',
    ]);
  });

  test("different dates are a warning, and the front matter wins", () => {
    const { date, diagnostics } = postDate({ ...sources, frontMatter: "2021-07-31", fileName: "2021-07-30" });
    expect(date).toBe("2021-07-31T00:00:00.000Z");
    expect(messages(diagnostics)).toEqual([
      "warning: blog/a.mdx:2 date: 写的是2021-07-31，文件名里是2021-07-30；以front matter为准\n" +
        "    → 给文件改名，或写date: 2021-07-30",
    ]);
  });

  test("a time on the day of the file name does not conflict", () => {
    expect(postDate({ ...sources, frontMatter: "2021-07-30T20:00:00Z", fileName: "2021-07-30" }).diagnostics).toEqual(
      [],
    );
  });
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
