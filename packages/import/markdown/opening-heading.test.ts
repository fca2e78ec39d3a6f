import { openingHeading, withOpeningTitle } from "./opening-heading";
import { SourceText } from "./source-text";

test.each([
  ["## 2.1 镜像\n\n文\n\n### 层\n\n```sh\n## 注释\n```\n", "# 2.1 镜像\n\n文\n\n## 层\n\n```sh\n## 注释\n```\n"],
  ["## 2.1 镜像\n\n### 层\n\n## 小结\n", "# 2.1 镜像\n\n### 层\n\n## 小结\n"],
  ["## 别的\n\n### 层\n", "## 别的\n\n### 层\n"],
  ["文\n\n## 2.1 镜像\n", "文\n\n## 2.1 镜像\n"],
  ["## 2.1 镜像\n\n# 一\n", "## 2.1 镜像\n\n# 一\n"],
])("%j becomes %j below the title 2.1 镜像", (before, after) => {
  expect(withOpeningTitle(SourceText.of(before), "2.1镜像").text).toBe(after);
});

test.each([
  ["## `match` 控制流 {#match}\n\n文\n", "match 控制流"],
  ["文\n\n## 甲\n", undefined],
  ["## 甲\n\n# 乙\n", undefined],
])("the opening heading of %j is %j", (body, words) => {
  expect(openingHeading(body)).toBe(words);
});
