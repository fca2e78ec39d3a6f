import { site } from "../../../config/site";
import { editUrlOf } from "../../../graphql/resolvers/article-resolvers";
import { contentFile, messages } from "../../testing/content-file";
import { docFields } from "./doc-fields";

const doc = (file: string, frontMatter: string, openingTitle: string | null = null) =>
  docFields(contentFile(file, `---\n${frontMatter}\n---\n正文`, openingTitle), "docs");
const diagnosticsOf = (frontMatter: string, file = "docs/llm/a.mdx") => messages(doc(file, frontMatter).diagnostics);

describe("addresses", () => {
  test.each([
    ["llm/intro", undefined, "/docs/llm/intro"],
    ["computer/Linux/index", undefined, "/docs/computer/Linux/"],
    ["computer/README", undefined, "/docs/computer/"],
    ["guide/guide", undefined, "/docs/guide/"],
    ["Golang/golang", undefined, "/docs/Golang/"],
    ["Golang/golang", "golang", "/docs/Golang/golang"],
    ["01-guide/02-install", undefined, "/docs/guide/install"],
    ["01-guide/01-guide", undefined, "/docs/guide/"],
    ["01-guide/guide", undefined, "/docs/guide/guide"],
    ["01-guide/2024-01-news", undefined, "/docs/guide/2024-01-news"],
    ["01-guide/a", "./b", "/docs/guide/b"],
    ["index", undefined, "/docs/"],
    ["diary/25年日志/2025年06月", undefined, "/docs/diary/25年日志/2025年06月"],
    ["program/C++/C++Prologue", undefined, "/docs/program/C++/C++Prologue"],
    ["带 空格/😀", undefined, "/docs/带 空格/😀"],
    ["llm/a", "b", "/docs/llm/b"],
    ["llm/a", "/b", "/docs/b"],
    ["intro", undefined, "/docs/intro"],
  ])("%s with slug %s is at %s", (inDocs, slug, path) => {
    expect(doc(`docs/${inDocs}.md`, slug === undefined ? "title: 甲" : `slug: ${slug}`).fields?.path).toBe(path);
  });
});

describe("fields of other generators", () => {
  test.each(["published: false", "publish: no", "private: true", "hidden: true", "password: 123"])(
    "%s is an error, because the page would be public",
    (line) => {
      expect(diagnosticsOf(line)[0]).toMatch(/^error: docs\/llm\/a\.mdx:2 \w+: .*会公开\n {4}→ 不公开就写draft: true/);
    },
  );

  test.each([
    ["categories: [Java, 后端]", "改写成tags: [Java, 后端]"],
    ["cover: ./a.png", "改写成image: ./a.png"],
    ["date: 2024-05-06", "改写成last_update: { date: 2024-05-06 }"],
  ])("%s: the warning says what to write", (line, fix) => {
    expect(diagnosticsOf(line)[0]).toContain(fix);
  });

  test("published: true is only ignored", () => {
    expect(diagnosticsOf("published: true")[0]).toMatch(/^warning: .*没有这个字段，已忽略/);
  });
});

describe("fallbacks", () => {
  test("a missing title comes from the first heading, then from the file name", () => {
    expect(doc("docs/a.md", "draft: false", "大标题").fields?.title).toBe("大标题");
    expect(doc("docs/名字.md", "draft: false").fields?.title).toBe("名字");
  });

  test("the id is the path below docs, with its last part from the front matter", () => {
    expect(doc("docs/llm/a.mdx", "title: 甲").fields?.docId).toBe("llm/a");
    expect(doc("docs/llm/a.mdx", "id: 甲").fields?.docId).toBe("llm/甲");
  });

  test("number prefixes only set a position, unless the page keeps them", () => {
    const fields = (frontMatter: string) => doc("docs/01-guide/02-x.md", frontMatter).fields;
    expect(fields("draft: false")).toMatchObject({ docId: "guide/x", title: "x", sidebarPosition: 2 });
    expect(fields("sidebar_position: 7\nid: y")).toMatchObject({
      docId: "guide/y",
      path: "/docs/guide/y",
      sidebarPosition: 7,
    });
    expect(fields("parse_number_prefixes: false")).toMatchObject({
      docId: "01-guide/02-x",
      path: "/docs/01-guide/02-x",
      sidebarPosition: null,
    });
  });

  test("with the docs at / an address has no first segment of theirs", () => {
    const at = (file: string) => docFields(contentFile(file, "---\ntitle: 甲\n---\n"), "/").fields?.path;
    expect([at("docs/index.md"), at("docs/a/b.md"), at("docs/a/index.md")]).toEqual(["/", "/a/b", "/a/"]);
  });

  test("absent, null and set pager links stay different", () => {
    expect(doc("docs/a.md", "title: 甲").fields).not.toHaveProperty("paginationNext");
    expect(doc("docs/a.md", "pagination_next: null").fields?.paginationNext).toBeNull();
  });

  test("a page may have its own edit URL, none, or the site's", async () => {
    const editUrl = (frontMatter: string) => {
      const { fields } = doc("docs/甲.md", frontMatter);
      return fields && editUrlOf(fields);
    };
    expect(editUrl("custom_edit_url: https://a.example/edit")).toBe("https://a.example/edit");
    expect(editUrl("custom_edit_url: null")).toBeNull();
    expect(editUrl("title: 甲")).toBe(`${site.docs.editUrl}docs/%E7%94%B2.md`);
  });

  test("tags may be words or objects", () => {
    expect(doc("docs/a.md", "tags: [甲, { label: 乙, permalink: /b }]").fields?.tags).toEqual(["甲", "乙"]);
  });

  test("drafts and unlisted pages are not listed", () => {
    expect(doc("docs/a.md", "draft: true").fields?.listed).toBe(false);
    expect(doc("docs/a.md", "unlisted: true").fields?.listed).toBe(false);
    expect(doc("docs/a.md", "title: 甲").fields?.listed).toBe(true);
  });
});

describe("bad input", () => {
  test("an empty title is an error that shows what to write", () => {
    expect(diagnosticsOf('title: ""')).toEqual([
      'error: docs/llm/a.mdx:2 title: 写的是""，不能为空；请填写，或删去这一行\n    → title: "标题"',
    ]);
  });

  test("a flag instead of a text", () => {
    expect(diagnosticsOf("title: true")).toEqual([
      'error: docs/llm/a.mdx:2 title: 写的是true，应为带引号的文本，如"2025"\n    → title: "标题"',
    ]);
  });

  test("an unknown key only warns and names the nearest known one", () => {
    const { fields, diagnostics } = doc("docs/a.md", "titel: 标题");
    expect(fields).not.toBeNull();
    expect(messages(diagnostics)).toEqual(["warning: docs/a.md:2 titel: 没有这个字段，已忽略\n    → 是否想写title？"]);
  });

  test.each([
    ["a\tb", '地址里不能有"\\t"', "slug: a-b"],
    ["../up", '地址里不能有"../"', "slug: up"],
    ["what?", '地址里不能有"?"', "slug: what"],
    ["a#b", '地址里不能有"#"', "slug: a-b"],
    ["100%", '地址里不能有"%"', "slug: 100"],
    ["", "不能为空", "slug: a-name"],
  ])("the slug %j is rejected", (slug, why, fix) => {
    const [shown = ""] = diagnosticsOf(`slug: ${JSON.stringify(slug)}`);
    expect(shown).toContain(why);
    expect(shown).toContain(`→ ${fix}`);
  });

  test("an id that cannot be part of an address is rejected as a slug is", () => {
    expect(diagnosticsOf("id: a; b")[0]).toContain('地址里不能有";"\n    → id: a-b');
    expect(diagnosticsOf("id: a/b")[0]).toContain("id里不能有斜杠");
  });

  test("a file name that cannot be an address", () => {
    expect(messages(doc("docs/100%.md", "title: 甲").diagnostics)[0]).toContain("改名为docs/100-.md");
  });

  test("draft and unlisted together contradict each other", () => {
    expect(diagnosticsOf("draft: true\nunlisted: true")[0]).toContain(
      "docs/llm/a.mdx:3 unlisted: 写的是true，草稿不能同时设为未列出",
    );
  });

  test("an alias must be a path of this site", () => {
    expect(diagnosticsOf("aliases: [old/name]")[0]).toContain("→ aliases: [/old/name]");
  });

  test("a revision on an impossible day", () => {
    expect(diagnosticsOf("last_update: { date: 昨天, author: 甲 }")).toEqual([
      'error: docs/llm/a.mdx:2 last_update.date: 写的是"昨天"，不是有效的日期\n    → date: 2025-08-31，要带时间就写date: 2025-08-31T09:30:00+08:00',
    ]);
    expect(doc("docs/a.md", "last_update: { date: 2025-06-30 }").fields?.lastUpdateDate).toBe(
      "2025-06-30T00:00:00.000Z",
    );
  });

  test("a number is a text where a text is meant", () => {
    const { fields, diagnostics } = doc("docs/a.md", "title: 2025\nslug: 404\nid: 7\ntags: [2024, 3.1]\nkeywords: [5]");
    expect(diagnostics).toEqual([]);
    expect(fields).toMatchObject({ title: "2025", path: "/docs/404", docId: "7", keywords: ["5"] });
  });

  test("Docusaurus' words for styles and keys of sidebar items are accepted", () => {
    expect(diagnosticsOf("sidebar_class_name: green\nsidebar_key: a")).toEqual([]);
  });

  test("an edit URL that is not http(s)", () => {
    expect(diagnosticsOf("custom_edit_url: 'javascript:x'")[0]).toContain("应为以https://开头的地址");
  });

  test("toc levels in the wrong order", () => {
    expect(diagnosticsOf("toc_min_heading_level: 4\ntoc_max_heading_level: 3")[0]).toContain(
      "写的是3，小于toc_min_heading_level的4",
    );
  });

  test("several errors of one file come together", () => {
    expect(diagnosticsOf('title: ""\ndraft: maybe\nsidebar_position: first')).toHaveLength(3);
  });

  test("__proto__ as a key warns and changes nothing", () => {
    const { fields, diagnostics } = doc("docs/a.md", "__proto__: { draft: true }\ntitle: 甲");
    expect(fields?.draft).toBe(false);
    expect(messages(diagnostics)[0]).toContain("__proto__: 没有这个字段");
  });
});
