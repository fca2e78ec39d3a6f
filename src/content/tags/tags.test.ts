import { site } from "../../config/site";
import { messages } from "../testing/content-file";
import { tagDiagnostics, undefinedTags } from "./tag-diagnostics";
import { collectTags, definedTags, type TagDefinition, tagLinks, tagRefsOf, tagsFiles } from "./tags";

type Tags = Parameters<typeof tagRefsOf>[0];

const post = (path: string, ...tags: Tags) => ({ path, tagRefs: tagRefsOf(tags) });
const slugOf = (tag: Tags[number]) => tagRefsOf([tag])[0]?.slug;

test("tags are sorted by number of pages, then by address", () => {
  const tags = collectTags([post("/c", "网络", "Git"), post("/b", "网络"), post("/a", "编码")], "blog");
  expect(tags.map(({ label, pagePaths }) => [label, pagePaths])).toMatchObject([
    ["网络", ["/c", "/b"]],
    ["Git", ["/c"]],
    ["编码", ["/a"]],
  ]);
});

test("labels that differ only in case are one tag, named as in the newest post", () => {
  expect(collectTags([post("/b", "Git"), post("/a", "git")], "blog")).toMatchObject([
    { label: "Git", slug: "git", path: "/blog/tags/git", pagePaths: ["/b", "/a"] },
  ]);
});

test("Chinese stays in the address, spaces do not", () => {
  expect(slugOf("大模型")).toBe("大模型");
  expect(slugOf("AI 工具")).toBe("ai-工具");
  expect(tagLinks(tagRefsOf(["AI 工具"]), new Map(), "blog")).toEqual([
    { label: "AI 工具", path: "/blog/tags/ai-工具" },
  ]);
});

test("a tag counts once per post, however often it is repeated", () => {
  expect(collectTags([post("/a", "Git", "git", "Git")], "blog")).toMatchObject([{ label: "Git", pagePaths: ["/a"] }]);
});

test("a permalink sets the address, with or without a leading slash", () => {
  for (const permalink of ["cpp", "/cpp", "/cpp/"]) expect(slugOf({ label: "C++", permalink })).toBe("cpp");
  const posts = [post("/b", { label: "C++", permalink: "/cpp" }, "C"), post("/a", { label: "c++", permalink: "cpp" })];
  expect(collectTags(posts, "blog").map(({ label, path, pagePaths }) => [label, path, pagePaths])).toMatchObject([
    ["C++", "/blog/tags/cpp", ["/b", "/a"]],
    ["C", "/blog/tags/c", ["/b"]],
  ]);
});

describe("mistakes", () => {
  const diagnosticsOf = (...posts: Tags[]) =>
    messages(tagDiagnostics(posts.map((tags, index) => ({ file: `blog/${index}.mdx`, tagRefs: tagRefsOf(tags) }))));

  test("labels with the same address are an error with their pages and a fix", () => {
    expect(diagnosticsOf(["C++"], ["C", "Git"], ["C#", "git"], ["c++"])).toMatchObject([
      'warning: blog/0.mdx tags: 标签"C++"（blog/0.mdx、blog/3.mdx）与"C"（blog/1.mdx）与"C#"（blog/2.mdx）的地址相同，都是tags/c\n' +
        "    → 在用到它的每一页里写{ label: C++, permalink: cpp }、{ label: C#, permalink: csharp }",
    ]);
    expect(diagnosticsOf(["AI 工具", "AI-工具"])[0]).toContain(
      "→ 统一写法，或在用到它的每一页里写{ label: AI-工具, permalink: ai-工具-2 }",
    );
  });

  test("a label with an empty address would take the one of all tags", () => {
    expect(diagnosticsOf(["…"], ["!?"], ["…", { label: "甲", permalink: "/" }])).toMatchObject([
      'warning: blog/0.mdx tags: 标签"…"（blog/0.mdx、blog/2.mdx）里没有能用作地址的字符，所以它没有地址\n' +
        '    → 在用到它的每一页里写{ label: "…", permalink: a-name }',
      expect.stringContaining('写{ label: "!?", permalink: a-name }'),
      expect.stringContaining("写{ label: 甲, permalink: 甲 }"),
    ]);
  });

  test("such a label has no page, so that one mistake is reported once", () => {
    expect(collectTags([post("/a", "…")], "blog")).toEqual([]);
  });

  test("a label must have the same address on all pages", () => {
    expect(diagnosticsOf(["c++"], [{ label: "C++", permalink: "cpp" }])).toMatchObject([
      'warning: blog/0.mdx tags: 标签"c++"有几个地址：tags/c（blog/0.mdx）、tags/cpp（blog/1.mdx）\n' +
        "    → 在用到它的每一页里写{ label: c++, permalink: cpp }",
    ]);
  });

  test("a common tag does not list a hundred pages", () => {
    expect(diagnosticsOf(["C++"], ["C++"], ["C++"], ["C++"], ["C"])[0]).toContain(
      "（blog/0.mdx、blog/1.mdx，另有2篇）",
    );
  });

  test("valid tags are not reported", () => {
    expect(diagnosticsOf(["Git", "网络"], ["git", { label: "C++", permalink: "cpp" }, "C"])).toEqual([]);
  });
});

test("a blog without tags has none", () => {
  expect(collectTags([post("/a")], "blog")).toEqual([]);
});

describe("tags.yml", () => {
  const readTags = (yaml: string) => tagsFiles[1]?.read(yaml, "blog/tags.yml", { contentDir: "/", site });
  const nodes = readTags(
    "facebook: { label: Facebook公司, permalink: /fb, description: 一家公司 }\nhello world:\n",
  )?.nodes;
  const tags = (nodes ?? []).map(({ fields }) => fields as TagDefinition);
  const definitions = new Map(tags.map((tag) => [tag.key, tag]));

  test("names a tag, its address and what it means, by the word in a post", () => {
    expect(tags.map(({ slug, folder }) => [slug, folder])).toEqual([
      ["fb", "blog"],
      ["hello-world", "blog"],
    ]);
    const refs = definedTags(tagRefsOf(["facebook", "JavaScript"]), definitions);
    expect(refs.map(({ label, slug }) => [label, slug])).toEqual([
      ["Facebook公司", "fb"],
      ["JavaScript", "java-script"],
    ]);
    expect(collectTags([{ path: "/a", tagRefs: refs }], "blog", definitions)).toContainEqual({
      label: "Facebook公司",
      slug: "fb",
      path: "/blog/tags/fb",
      description: "一家公司",
      pagePaths: ["/a"],
    });
  });

  test("a tag may be written by its label, and is listed once if the page also has its key", () => {
    const refs = tagRefsOf(["Facebook公司", "facebook", "别的"]);
    expect(definedTags(refs, definitions).map(({ label, slug }) => [label, slug])).toEqual([
      ["Facebook公司", "fb"],
      ["别的", "别的"],
    ]);
    expect(undefinedTags([{ file: "blog/a.md", tagRefs: refs.slice(0, 2) }], definitions)).toEqual([]);
  });

  test("a tag that it lacks warns with the one that was meant; without the file nothing warns", () => {
    const page = { file: "blog/a.md", tagRefs: tagRefsOf(["facebok", "facebook"]) };
    expect(messages(undefinedTags([page], definitions))).toEqual([
      'warning: blog/a.md tags: 标签"facebok"不在tags.yml里\n    → 是否想写facebook？',
    ]);
    expect(undefinedTags([page], new Map())).toEqual([]);
  });

  test("a wrong description is an error that shows one", () => {
    expect(messages(readTags("a:\n  description: true\n")?.diagnostics ?? [])).toEqual([
      'error: blog/tags.yml:2 a.description: 写的是true，应为带引号的文本，如"2025"\n    → description: 一句话',
    ]);
  });

  test("a list is an error", () => {
    expect(messages(readTags("- a")?.diagnostics ?? [])[0]).toContain(
      "error: blog/tags.yml:1: 是列表，应为每个标签一个键",
    );
  });
});

test("tags with a full-width separator are reported as one tag", () => {
  const tagged = [{ file: "blog/a.md", tagRefs: tagRefsOf(["Java，网络", "C++"]) }];
  expect(messages(tagDiagnostics(tagged))).toContain(
    `warning: blog/a.md tags: 标签"Java，网络"（blog/a.md）是一个标签：YAML里的分隔是半角的逗号
    → tags: [Java, 网络]`,
  );
});
