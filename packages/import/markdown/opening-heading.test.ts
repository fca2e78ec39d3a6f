import { withOpeningTitle } from "./opening-heading";
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
