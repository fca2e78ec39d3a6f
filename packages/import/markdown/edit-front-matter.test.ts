import { editFrontMatter } from "./edit-front-matter";

test("sets a field in place, and keeps every other line", () => {
  const yaml = "# 草稿\ntitle:   '甲'   # 暂定\ntags:\n  - 一\n  - 二\ndate: 2024-01-02";
  expect(editFrontMatter(yaml, { tags: ["三"] })).toBe(
    "# 草稿\ntitle:   '甲'   # 暂定\ntags:\n  - 三\ndate: 2024-01-02",
  );
  expect(editFrontMatter(yaml, { date: "2024-03-04" })).toBe(yaml.replace("01-02", "03-04"));
});

test("adds a new field at the end, and removes a field with its line", () => {
  expect(editFrontMatter("title: 甲\nauthor: 乙\n\ndate: 1", { author: undefined, slug: "/a" })).toBe(
    "title: 甲\n\ndate: 1\nslug: /a",
  );
  expect(editFrontMatter("", { slug: "/a" })).toBe("slug: /a");
});

test("sets an empty field and a map on one line", () => {
  expect(editFrontMatter("title:\ndate: 1", { title: "甲" })).toBe("title: 甲\ndate: 1");
  expect(editFrontMatter("{ title: 甲, date: 1 }", { date: undefined })).toBe("title: 甲");
});
