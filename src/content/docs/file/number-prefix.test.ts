import { numberPrefix, withoutPrefixes } from "./doc-fields";

test.each([
  ["01-intro", "intro", 1],
  ["003 - x", "x", 3],
  ["2. 安装", "安装", 2],
  ["1__a", "a", 1],
  ["10.foo-1", "foo-1", 10],
])("%s is a name with a number before it", (name, rest, number) => {
  expect(numberPrefix(name)).toEqual({ name: rest, number });
});

test.each(["2021-11-foo", "7.0-foo", "2021-01-01", "1-", "-1-a", "2025年06月", "404", "a-1", "1 2"])(
  "%s has no number prefix: it is a date, a version or a name",
  (name) => expect(numberPrefix(name)).toEqual({ name, number: null }),
);

test("folders lose theirs too", () => {
  expect(withoutPrefixes("01-guide/2024-01-x/3_a")).toBe("guide/2024-01-x/a");
});
