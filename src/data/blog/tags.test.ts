import { collectTags, tagPath } from "./tags";

const post = (path: string, ...tagLabels: string[]) => ({ path, tagLabels });

test("the commonest tag comes first, equals by address", () => {
  const tags = collectTags([post("/c", "网络", "Git"), post("/b", "网络"), post("/a", "编码")], "blog");
  expect(tags.map(({ label, postPaths }) => [label, postPaths])).toEqual([
    ["网络", ["/c", "/b"]],
    ["Git", ["/c"]],
    ["编码", ["/a"]],
  ]);
});

test("labels that differ in case only are one tag, named as in the newest post", () => {
  expect(collectTags([post("/b", "Git"), post("/a", "git")], "blog")).toEqual([
    { label: "Git", slug: "git", path: "/blog/tags/git", postPaths: ["/b", "/a"] },
  ]);
});

test("Chinese stays in the address, spaces do not", () => {
  expect(tagPath("大模型", "blog")).toBe("/blog/tags/大模型");
  expect(tagPath("AI 工具", "blog")).toBe("/blog/tags/ai-工具");
});

test("a blog without tags has none", () => {
  expect(collectTags([post("/a")], "blog")).toEqual([]);
});
