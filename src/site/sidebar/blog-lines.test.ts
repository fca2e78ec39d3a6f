import { blogLines } from "./blog-lines";

test("posts are grouped by the year of their date, whatever the machine's time zone", () => {
  const posts = [
    { title: "新", path: "/blog/2022/01/01/a", date: "2022-01-01T00:00:00.000Z" },
    { title: "旧", path: "/blog/2021/12/31/b", date: "2021-12-31T00:00:00.000Z" },
    { title: "更旧", path: "/blog/2021/07/30/c", date: "2021-07-30T00:00:00.000Z" },
  ];
  expect(blogLines(posts).map(({ level, label, path }) => [level, label, path])).toEqual([
    [0, "2022年", null],
    [1, "新", "/blog/2022/01/01/a"],
    [0, "2021年", null],
    [1, "旧", "/blog/2021/12/31/b"],
    [1, "更旧", "/blog/2021/07/30/c"],
  ]);
});
