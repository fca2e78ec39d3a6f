import { fileTimes, parseLog } from "./file-times";

test("first and last commit of every file, in UTC, with Chinese names as they are", () => {
  const log =
    "\x002025-09-01T08:00:00+08:00\n\ndocs/日记.mdx\n\x002025-08-01T08:00:00+08:00\n\ndocs/日记.mdx\ndocs/a.mdx\n";
  expect(parseLog(log)).toEqual(
    new Map([
      ["docs/日记.mdx", { first: "2025-08-01T00:00:00.000Z", last: "2025-09-01T00:00:00.000Z" }],
      ["docs/a.mdx", { first: "2025-08-01T00:00:00.000Z", last: "2025-08-01T00:00:00.000Z" }],
    ]),
  );
});

test("outside a repository nothing is known, and nothing fails", () => {
  expect(fileTimes("/").size).toBe(0);
});
