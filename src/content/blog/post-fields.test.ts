import { contentFile, messages } from "../testing/content-file";
import { postFields } from "./post-fields";

const body = "开头\n\n{/* truncate */}\n\n其余\n";

const post = (
  frontMatter: string,
  {
    file = "blog/2021-07-30-a-slug.mdx",
    text = body,
    heading = null as string | null,
    firstCommit = null as string | null,
    fallbackAuthor = null as string | null,
  } = {},
) => {
  const { fields, diagnostics } = postFields(contentFile(file, `---\n${frontMatter}\n---\n${text}`, heading), {
    routeBasePath: "blog",
    firstCommit,
    fallbackAuthor,
  });
  return { fields, diagnostics: messages(diagnostics) };
};

describe("a post without mistakes", () => {
  test("its address has the date and the slug of its file name", () => {
    expect(post("title: 标题").fields).toMatchObject({
      path: "/blog/2021/07/30/a-slug",
      slug: "a-slug",
      date: "2021-07-30T00:00:00.000Z",
      title: "标题",
      listed: true,
      series: null,
      revised: null,
    });
    expect(post("title: 标题").diagnostics).toEqual([]);
  });

  test("a Chinese file name stays Chinese in the address", () => {
    expect(post("title: 标题", { file: "blog/2022-01-31-备份与恢复.md" }).fields?.path).toBe(
      "/blog/2022/01/31/备份与恢复",
    );
  });

  test("a slug replaces everything below the blog", () => {
    expect(post("slug: year-end").fields?.path).toBe("/blog/year-end");
    expect(post("slug: /year-end").fields?.path).toBe("/blog/year-end");
    expect(post("slug: 2021/年终").fields?.path).toBe("/blog/2021/年终");
  });

  test("the title falls back to the opening heading, then to the slug", () => {
    expect(post("tags: []", { heading: "正文的标题" }).fields?.title).toBe("正文的标题");
    expect(post("tags: []").fields?.title).toBe("a-slug");
  });

  test("tags are words or labels, without duplicates", () => {
    expect(post("tags: [网络, { label: Git }, 网络, git]").fields?.tagRefs).toMatchObject([
      { label: "网络", slug: "网络" },
      { label: "Git", slug: "git" },
    ]);
  });

  test("authors are a key, a list of keys, or given inline", () => {
    const named = { key: null, name: "客人", title: null, url: "https://a.example", imageUrl: null };
    expect(post("authors: jieneng").fields?.authorRefs.map(({ key }) => key)).toEqual(["jieneng"]);
    expect(post("authors: [jieneng, { name: 客人, url: 'https://a.example' }]").fields?.authorRefs[1]).toEqual(named);
    expect(post("title: 标题").fields?.authorRefs).toEqual([]);
  });

  test("a post that names no author belongs to the site's, where there is one to fall back to", () => {
    const keysOf = (frontMatter: string) =>
      post(frontMatter, { fallbackAuthor: "jieneng" }).fields?.authorRefs.map(({ key }) => key);
    expect(keysOf("title: 标题")).toEqual(["jieneng"]);
    expect(keysOf("authors: guest")).toEqual(["guest"]);
    expect(keysOf("authors: []")).toEqual([]);
  });

  test("a revision has the author's date, and drafts and unlisted posts are in no list", () => {
    expect(post("last_update: { date: 2023-01-02 }").fields?.revised).toBe("2023-01-02T00:00:00.000Z");
    expect(post("draft: true").fields).toMatchObject({ draft: true, listed: false });
    expect(post("unlisted: true").fields).toMatchObject({ unlisted: true, listed: false });
  });

  test("stores whether a post is pinned, its language, and whether searches may find it", () => {
    expect(post("title: 标题").fields).toMatchObject({ pinned: false, noindex: false, search: true, lang: null });
    expect(post("pinned: true\nnoindex: true\nsearch: false\nlang: en-GB").fields).toMatchObject({
      pinned: true,
      noindex: true,
      search: false,
      lang: "en-GB",
      listed: true,
    });
  });

  test("both comment forms end the preview, in both formats", () => {
    for (const file of ["blog/2021-07-30-a.md", "blog/2021-07-30-a.mdx"]) {
      for (const marker of ["<!-- truncate -->", "<!--truncate-->", "{/* truncate */}", "{/*truncate*/}"]) {
        expect(post("title: 标题", { file, text: `甲\n\n${marker}\n\n乙` }).diagnostics).toEqual([]);
      }
    }
  });
});

describe("mistakes and their messages", () => {
  test("no date anywhere", () => {
    const { fields, diagnostics } = post("title: 标题", { file: "blog/note.mdx" });
    expect(fields).toBeNull();
    expect(diagnostics).toEqual([
      expect.stringMatching(/^error: blog\/note\.mdx date: 没有日期[\s\S]*→ 把文件改名为2025-08-31-note\.mdx/),
    ]);
  });

  test("the first commit dates a post without a date", () => {
    const { fields } = post("title: 标题", { file: "blog/note.mdx", firstCommit: "2024-05-06T07:08:09.000Z" });
    expect(fields?.path).toBe("/blog/note");
  });

  test("an invalid language tag, and a macro with an invalid name", () => {
    expect(post("lang: 英文").diagnostics[0]).toMatch(
      /:2 lang: 写的是"英文"，应为语言标签，如zh-Hans、en\n {4}→ lang: en/,
    );
    expect(post("macros: { RR: x }").diagnostics[0]).toMatch(/:2 macros[^\n]*应为\{ \\RR: /);
    expect(post("macros:\n  \\RR: \\mathbb{R}").diagnostics).toEqual([]);
  });

  test("an impossible date", () => {
    const { fields, diagnostics } = post("date: 2021-02-30");
    expect(fields).toBeNull();
    expect(diagnostics[0]).toMatch(/^error: blog\/2021-07-30-a-slug\.mdx:2 date: 写的是"2021-02-30"，不是有效的日期/);
  });

  test("a date that is not text", () => {
    expect(post("date: [2021]").diagnostics[0]).toMatch(/^error: .*:2 date: 写的是.*\n {4}→ date: 2025-08-31/);
  });

  test("an impossible revision date names its own line", () => {
    const { fields, diagnostics } = post("title: 标题\nlast_update:\n  date: 2025-06-31");
    expect(fields).toBeNull();
    expect(diagnostics[0]).toMatch(
      /^error: .*:4 last_update\.date: 写的是"2025-06-31"，不是有效的日期\n {4}→ date: 2025-08-31/,
    );
  });

  test("a file name that contradicts the front matter", () => {
    const { fields, diagnostics } = post("date: 2021-08-01");
    expect(fields?.path).toBe("/blog/2021/07/30/a-slug");
    expect(diagnostics).toEqual([expect.stringMatching(/^warning: .*文件名里是2021-07-30；以front matter为准/)]);
  });

  test.each([
    ["a\tb", '"\\t"', "a-b"],
    ["a?b", '"?"', "a-b"],
    ["../a", '"../"', "a"],
    ['""', "不能为空", "a-name"],
  ])("the slug %s", (slug, shown, fix) => {
    const { fields, diagnostics } = post(`slug: ${slug}`);
    expect(fields).toBeNull();
    expect(diagnostics[0]).toContain(shown);
    expect(diagnostics[0]).toContain(`→ slug: ${fix}`);
  });

  test("a tag's permalink that cannot be an address", () => {
    expect(post("tags:\n  - 网络\n  - { label: C++, permalink: c%++ }").diagnostics).toEqual([
      'error: blog/2021-07-30-a-slug.mdx:4 tags.1.permalink: 写的是"c%++"，地址里不能有"%"\n    → permalink: c-++',
    ]);
  });

  test("an author's address that is not http(s)", () => {
    expect(post("authors: { name: 客人, url: 'javascript:x' }").diagnostics).toHaveLength(1);
  });

  test("a file name that cannot be an address", () => {
    expect(post("title: 标题", { file: "blog/2021-07-30-100%.mdx" }).diagnostics[0]).toMatch(/^error: .*文件名里有"%"/);
  });

  test("draft and unlisted at once", () => {
    expect(post("draft: true\nunlisted: true").diagnostics[0]).toMatch(
      /^error: .*:3 unlisted: 写的是true，草稿不能同时设为未列出/,
    );
  });

  test("a missing truncate marker is a warning that shows the format's marker", () => {
    expect(post("title: 标题", { text: "只有一段" }).diagnostics).toEqual([
      expect.stringMatching(/^warning: .*没有truncate标记[\s\S]*\{\/\* truncate \*\/\}/),
    ]);
    expect(post("title: 标题", { file: "blog/2021-07-30-a.md", text: "只有一段" }).diagnostics[0]).toContain(
      "<!-- truncate -->",
    );
  });

  test("an unknown field, and a field of the wrong type", () => {
    expect(post("titel: 标题").diagnostics).toEqual([
      expect.stringMatching(/^warning: .*:2 titel: .*已忽略\n {4}→ 是否想写title？/),
    ]);
    expect(post("tags: 网络，编译").diagnostics[0]).toMatch(
      /^error: .*:2 tags: 写的是"网络，编译"，应为列表\n {4}→ tags: \[网络, 编译\]$/,
    );
    expect(post("authors: 3").diagnostics[0]).toMatch(/^error: .*:2 authors: 写的是3，应为一个键/);
  });

  test("several mistakes are reported together", () => {
    expect(post("date: 2021-02-30\nslug: a?b\ndraft: true\nunlisted: true").diagnostics).toHaveLength(3);
  });
});
