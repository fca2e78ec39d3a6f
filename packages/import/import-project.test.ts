import { existsSync, mkdirSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { filesBelow } from "../../src/lib/node/files";
import { type SiteProblem, siteProblems } from "./check/site-problems";
import { importProject, reportName } from "./import-project";
import { splitPage } from "./markdown/split-page";
import type { ImportedPage, Kind, Reader } from "./model";
import { summarize } from "./summary/summarize";
import { folderWith, textOf, writeInto } from "./testing/project-folder";

/** A reader for pages in docs/, blog/ and pages/, at `/<kind>/<name>`. */
const plain: Reader = {
  generator: "Plain",
  find: (project) => (project.has("plain.txt") ? "" : null),
  read: async (project) => {
    const isPage = (file: string) => /^(?:docs|blog|pages)\/.*\.md$/.test(file);
    return {
      settings: { title: project.read("plain.txt") },
      pages: project.files.filter(isPage).map(
        (file): ImportedPage => ({
          kind: file.split("/")[0] as Kind,
          target: file,
          source: file,
          ...splitPage(project.read(file)),
          fields: {},
          address: `/${file.replace(/\.md$/, ".html")}`,
        }),
      ),
      files: project.below("static").map((file) => ({ target: file, from: file })),
    };
  },
};

const sample = {
  "plain.txt": "我的笔记",
  "docs/一.md": "---\ntitle: 一 # 第一页\n---\n\n正文\r\n",
  "static/a.png": "png",
};

const into = () => path.join(folderWith({}), "content");
const move = (from: string, to: string) => importProject(from, to, [plain]);

test("imports pages and files byte for byte, with a site.yml", async () => {
  const [from, to] = [folderWith(sample), into()];
  await move(from, to);
  expect(textOf(to, "docs/一.md")).toBe(sample["docs/一.md"]);
  expect(textOf(to, "static/a.png")).toBe("png");
  expect(textOf(to, "site.yml")).toBe(
    "title: 我的笔记\nredirects:\n  - from: /sitemap.xml\n    to: /sitemap-index.xml\ntrailingSlash: false\n",
  );
  expect(filesBelow(from)).toEqual(Object.keys(sample).sort());
});

test("gives a page a slug or an alias if its address would change", async () => {
  const pages: Reader = {
    ...plain,
    read: async () => ({
      settings: {},
      files: [],
      pages: [
        page("docs", "docs/a.md", "/docs/guide/b"),
        page("docs", "docs/index.md", "/docs/"),
        page("blog", "blog/2024-01-02-c.md", "/blog/2024/01/02/c.html"),
        page("blog", "blog/2024-01-02-d.md", "/blog/d"),
        page("pages", "pages/e.md", "/%E5%85%B3%E4%BA%8E/"),
        page("blog", "blog/2024-01-02-f.md", "/2024/f.html"),
      ],
    }),
  };
  const to = into();
  await importProject(folderWith(sample), to, [pages]);
  expect(textOf(to, "docs/a.md")).toBe("---\nslug: /guide/b\n---\n正文\n");
  expect(textOf(to, "docs/index.md")).toBe("正文\n");
  expect(textOf(to, "blog/2024-01-02-c.md")).toBe("正文\n");
  expect(textOf(to, "blog/2024-01-02-d.md")).toBe("---\nslug: /d\n---\n正文\n");
  expect(textOf(to, "pages/e.md")).toBe("---\nslug: /关于\n---\n正文\n");
  expect(textOf(to, "blog/2024-01-02-f.md")).toBe("---\naliases:\n  - /2024/f\n---\n正文\n");
});

const page = (kind: Kind, target: string, address: string): ImportedPage => ({
  kind,
  target,
  source: target,
  frontMatter: "",
  body: "正文\n",
  fields: {},
  address,
});

test("overwrites and removes only its own files in a second run, and keeps the owner's edits", async () => {
  const [from, to] = [folderWith({ ...sample, "docs/b.md": "b", "docs/c.md": "c", "docs/d.md": "d" }), into()];
  await move(from, to);
  writeInto(to, { "docs/一.md": "我改过", "docs/own.md": "自己写的", "docs/d.md": "改过" });
  writeInto(from, { "docs/一.md": "新的", "docs/b.md": "b 2" });
  rmSync(path.join(from, "docs/c.md"));
  rmSync(path.join(from, "docs/d.md"));
  const outcome = await move(from, to);
  expect(textOf(to, "docs/一.md")).toBe("我改过");
  expect(textOf(to, "docs/own.md")).toBe("自己写的");
  expect(textOf(to, "docs/b.md")).toBe("b 2");
  expect(existsSync(path.join(to, "docs/c.md"))).toBe(false);
  expect(textOf(to, "docs/d.md")).toBe("改过");
  expect(outcome).toMatchObject({ kept: ["docs/一.md", "docs/d.md"], removed: ["docs/c.md"] });
  // A third run still keeps the owner's edits.
  expect((await move(from, to)).kept).toEqual(["docs/一.md"]);
});

test("refuses the folder of another project's import", async () => {
  const to = into();
  await move(folderWith(sample), to);
  await expect(move(folderWith(sample), to)).rejects.toThrow("--into");
});

test("refuses a folder that has files of its owner", async () => {
  const to = folderWith({ "notes.txt": "mine" });
  await expect(move(folderWith(sample), to)).rejects.toThrow("--into");
  expect(filesBelow(to)).toEqual(["notes.txt"]);
});

test("writes nothing into the project or its parent folders", async () => {
  const from = folderWith(sample);
  await expect(move(from, path.join(from, "content"))).rejects.toThrow("--into");
  await expect(move(path.join(folderWith({ "x/plain.txt": "" }), "x"), path.dirname(from))).rejects.toThrow("--into");
});

test("explains an unknown project and a missing folder in one sentence", async () => {
  await expect(move(folderWith({ "a.md": "" }), into())).rejects.toThrow("Plain");
  await expect(move("/no/such/folder", into())).rejects.toThrow("/no/such/folder");
});

test("follows symbolic links inside the project and refuses those that leave it", async () => {
  const from = folderWith({ ...sample, "texts/b.md": "b" });
  const elsewhere = folderWith({ "secret.md": "geheim" });
  symlinkSync(path.join(from, "texts"), path.join(from, "docs/linked"));
  symlinkSync(from, path.join(from, "docs/loop"));
  symlinkSync(elsewhere, path.join(from, "docs/out"));
  symlinkSync(path.join(elsewhere, "secret.md"), path.join(from, "docs/secret.md"));
  const to = into();
  const { notes } = await move(from, to);
  expect(filesBelow(path.join(to, "docs"))).toEqual(["linked/b.md", "一.md"]);
  expect(notes.map(({ kind, file }) => [kind, file])).toEqual([
    ["left", "docs/out"],
    ["left", "docs/secret.md"],
    // The symbolic link points to a folder that the reader ignores.
    ["left", "texts/b.md"],
  ]);
});

test("renames only the second of two pages whose names differ in case", async () => {
  const to = into();
  const { notes } = await move(folderWith({ ...sample, "docs/Intro.md": "A", "docs/intro.md": "b" }), to);
  expect(textOf(to, "docs/Intro.md")).toBe("A");
  expect(textOf(to, "docs/intro-2.md")).toBe("b");
  expect(notes).toMatchObject([{ kind: "changed", file: "docs/intro.md" }]);
});

test("converts texts in GBK to UTF-8, and names files that are not text", async () => {
  const gbk = Buffer.from("d6d0cec4b1cabcc7", "hex");
  const to = into();
  const { notes } = await move(folderWith({ ...sample, "docs/gbk.md": gbk, "docs/bad.md": Buffer.from([0, 1]) }), to);
  expect(textOf(to, "docs/gbk.md")).toBe("中文笔记");
  expect(notes.map(({ kind, file }) => [kind, file])).toEqual([
    ["left", "docs/bad.md"],
    ["changed", "docs/gbk.md"],
  ]);
});

test("rewrites front matter that only a lenient parser accepts", async () => {
  const to = into();
  const loose = `---\ntitle: 甲\ndescription: "第一行，\n第二行"\ndate: 2024-01-02\n---\n正文\n`;
  const { notes } = await move(folderWith({ ...sample, "docs/loose.md": loose }), to);
  expect(textOf(to, "docs/loose.md")).toBe(
    "---\ntitle: 甲\ndescription: 第一行， 第二行\ndate: 2024-01-02T00:00:00.000Z\n---\n正文\n",
  );
  expect(notes).toMatchObject([{ kind: "changed", file: "docs/loose.md" }]);
});

test("imports ten thousand files in seconds", async () => {
  const files = Object.fromEntries(
    Array.from({ length: 10_000 }, (_, index) => [`docs/${index % 100}/${index}.md`, `第${index}页\n`]),
  );
  const [from, to] = [folderWith({ ...sample, ...files }), into()];
  const outcome = await move(from, to);
  expect(outcome.counts.docs).toBe(10_001);
  expect(filesBelow(path.join(to, "docs"))).toHaveLength(10_001);
}, 60_000);

test("groups notes in the summary with three places each, and lists all places in the report", async () => {
  const reader: Reader = {
    ...plain,
    read: async (project, base, notes) => {
      const wording = { message: "a chart", fix: "draw it" };
      const places = [1, 2, 3, 4, 5].map((line) => ({ file: `docs/${line}.md`, line }));
      for (const place of [...places, ...[1, 2, 3].map((line) => ({ file: "docs/一.md", line }))]) {
        notes.left({ ...place, found: "<Chart>" }, wording);
      }
      return plain.read(project, base, notes);
    },
  };
  const to = into();
  mkdirSync(to);
  const summary = summarize(await importProject(folderWith(sample), to, [reader]), 3);
  expect(summary).toContain("我的笔记");
  expect(summary).toContain(
    "- a chart (8)\n  → draw it\n    docs/1.md:1  <Chart>\n    docs/2.md:2  <Chart>\n    docs/3.md:3  <Chart>\n",
  );
  expect(summary).not.toContain("docs/4.md");
  expect(textOf(to, reportName)).toContain("    docs/5.md:5  <Chart>\n    docs/一.md:1, 2, 3 (3)  <Chart>");
});

test("the report groups alike warnings of a build, with the first places", async () => {
  const to = into();
  const warnings = Array.from({ length: 2000 }, (_, index): SiteProblem => {
    const message = `<${index % 2 === 0 ? "span" : "div"}>的style已去掉`;
    return { severity: "warning", file: "docs/一.md", line: index + 1, message, fix: "改用class", isLink: false };
  });
  const outcome = await importProject(folderWith(sample), to, [plain], async () => warnings);
  expect(textOf(to, reportName)).toContain(
    "构建会提醒2000处，不影响发布；npm run check逐条列出：\n- …的style已去掉 (2000)\n  → 改用class\n    docs/一.md:1, 2, 3, 4, 5, 6, 7, 8, 9, 10 … (2000)\n",
  );
  const summary = summarize(outcome, 3);
  expect(summary).toContain("构建会提醒2000处");
  expect(summary).not.toContain("改用class");
});

test("leaves behind files that the build writes, and moves redirects to pages to site.yml", async () => {
  const from = folderWith({
    ...sample,
    "static/404.html": "<h1>Not here</h1>",
    "static/_redirects": "# old\n/One /docs/一.html 301\n/one /docs/一\n/x/* /y/:splat\n/off https://example.org\n",
  });
  const to = into();
  const { notes } = await move(from, to);
  expect(filesBelow(path.join(to, "static"))).toEqual(["a.png"]);
  expect(textOf(to, "site.yml")).toBe(
    "title: 我的笔记\nredirects:\n  - from: /One\n    to: /docs/一\n  - from: /sitemap.xml\n    to: /sitemap-index.xml\ntrailingSlash: false\n",
  );
  expect(notes.map(({ file, line, found }) => [file, line, found])).toEqual([
    ["static/404.html", undefined, undefined],
    ["static/_redirects", 4, "/x/* → /y/:splat"],
    ["static/_redirects", 5, "/off → https://example.org"],
  ]);
});

test("writes no redirect from an address of the blog's own list", async () => {
  const froms = ["/blog/page/2", "/blog/tags", "/blog/tags/a/page/2"];
  const redirects = froms.map((from) => ({ from, to: "/blog" }));
  const reader: Reader = {
    ...plain,
    read: async () => ({
      settings: { redirects },
      files: [],
      pages: [page("blog", "blog/2024-01-02-a.md", "/blog/a")],
    }),
  };
  const to = into();
  await importProject(folderWith(sample), to, [reader]);
  expect(textOf(to, "site.yml").match(/from: .*/g)).toEqual(["from: /blog/tags/a/page/2", "from: /sitemap.xml"]);
});

test("allows authors' pictures from other hosts like those of articles", async () => {
  const to = into();
  await move(folderWith({ ...sample, "static/authors.yml": "a:\n  image_url: https://faces.example/a.png\n" }), to);
  expect(textOf(to, "site.yml")).toContain("security:\n  images: auto\n");
});

test("writes pages as .html files if most addresses ended in .html", async () => {
  const reader = (addresses: readonly string[]): Reader => ({
    ...plain,
    read: async () => ({
      settings: {},
      files: [],
      pages: addresses.map((address, index) => page("blog", `blog/2024-01-02-${index}.md`, address)),
    }),
  });
  const settings = async (...addresses: string[]) => {
    const to = into();
    const { notes } = await importProject(folderWith(sample), to, [reader(addresses)]);
    return [textOf(to, "site.yml"), notes.flatMap(({ found }) => found ?? [])];
  };
  expect(await settings("/a.html", "/b.html", "/c/")).toEqual([
    expect.stringContaining("trailingSlash: false\n"),
    ["/c/"],
  ]);
  expect((await settings("/a.html", "/b/"))[0]).not.toContain("trailingSlash");
});

describe("errors that would fail a build", () => {
  const from = folderWith({
    ...sample,
    "docs/一.md": "---\ntitle: 一\nimage: ./没有.png\n---\n\n正文![图](./没有.png)。\n\n第二段\n\n第三段\n",
    "docs/二.md": "又一页\n",
    "static/b.yml": "items:\n  - label: 甲\n  - label: 乙\n    to: /a\n",
  });
  const error = (file: string, place: Partial<SiteProblem>): SiteProblem => ({
    file,
    line: undefined,
    field: undefined,
    message: "坏",
    isLink: false,
    ...place,
  });

  /** Imports with a fake check that returns one list of errors per round. */
  async function mended(...rounds: SiteProblem[][]) {
    const to = into();
    const { notes } = await importProject(from, to, [plain], async () => rounds.shift() ?? []);
    return { to, notes: notes.map(({ file, message }) => `${file} ${message}`) };
  }

  test("are fixed in place: a field, a picture, a block, an item, the severity of links", async () => {
    const { to, notes } = await mended([
      error("docs/一.md", { field: "image" }),
      error("docs/一.md", { line: 6, message: '图片"./没有.png"不存在' }),
      error("docs/一.md", { line: 8 }),
      error("docs/二.md", { line: 1, isLink: true }),
      error("static/b.yml", { field: "items.1.href" }),
    ]);
    expect(textOf(to, "docs/一.md")).toBe(
      "---\ntitle: 一\n---\n\n正文`![图](./没有.png)`。\n\n```md\n第二段\n```\n\n第三段\n",
    );
    expect(textOf(to, "docs/二.md")).toBe("又一页\n");
    expect(textOf(to, "static/b.yml")).toBe("items:\n  - label: 甲\n");
    expect(textOf(to, "site.yml")).toContain("\nonBrokenLinks: warn\n");
    expect(notes).toHaveLength(5);
    const again = await importProject(from, to, [plain]);
    expect(again.kept).toEqual([]);
  });

  test("make a page a draft if it has no place to fix, and leave out other files", async () => {
    const errors = [error("docs/二.md", {}), error("static/a.png", {})];
    const { to, notes } = await mended(errors);
    expect(textOf(to, "docs/二.md")).toBe("---\ndraft: true\n---\n又一页\n");
    expect(existsSync(path.join(to, "static/a.png"))).toBe(false);
    expect(notes).toEqual([expect.stringMatching(/^docs\/二\.md .*草稿/), expect.stringMatching(/^static\/a\.png /)]);
  });

  test("set a page aside if it has errors as a draft too, and name it once for each step", async () => {
    const errors = [error("docs/二.md", {})];
    const { to, notes } = await mended(errors, errors);
    expect(textOf(to, "docs/_二.md")).toBe("---\ndraft: true\n---\n又一页\n");
    expect(existsSync(path.join(to, "docs/二.md"))).toBe(false);
    expect(notes).toEqual([
      expect.stringMatching(/^docs\/二\.md .*草稿/),
      expect.stringMatching(/^docs\/二\.md .*下划线/),
    ]);
  });

  test("are found by the site's own check", async () => {
    const { notes } = await importProject(from, into(), [plain], siteProblems);
    expect(notes.map(({ file, found }) => [file, found])).toEqual([
      ["docs/一.md", expect.stringContaining("image")],
      ["docs/一.md", expect.stringContaining("没有.png")],
    ]);
  }, 60_000);
});

test("names a redirect that leads to nothing, and does not write it", async () => {
  const redirects = ["/docs/一", "/nowhere", "/tags"].map((to, index) => ({ from: `/old-${index}`, to }));
  const reader: Reader = {
    ...plain,
    read: async (...given) => ({
      ...(await plain.read(...given)),
      settings: { redirects, blog: { routeBasePath: "/" } },
    }),
  };
  const to = into();
  const from = folderWith({ ...sample, "blog/a.md": "---\ntitle: 文\ndate: 2024-01-01\ntags: [甲]\n---\n正文\n" });
  const { notes } = await importProject(from, to, [reader], siteProblems);
  expect(notes.map(({ file, found }) => [file, found])).toEqual([["site.yml", expect.stringContaining("/nowhere")]]);
  const { redirects: written } = parse(textOf(to, "site.yml"));
  expect(written.map(({ from: old }: { from: string }) => old)).toEqual(["/old-0", "/old-2", "/sitemap.xml"]);
}, 60_000);

test("gives the second of two pages at one address another one", async () => {
  const reader: Reader = {
    ...plain,
    read: async () => ({
      settings: {},
      files: [],
      pages: [page("docs", "docs/a.md", "/docs/x"), { ...page("docs", "docs/b.md", "/docs/x"), aliases: ["/docs/x"] }],
    }),
  };
  const to = into();
  await importProject(folderWith(sample), to, [reader]);
  expect(textOf(to, "docs/a.md")).toContain("slug: /x\n");
  expect(textOf(to, "docs/b.md")).toBe("---\nslug: /x-2\n---\n正文\n");
});

test("keeps pages of their own apart if only a number or README tells them apart", async () => {
  const reader: Reader = {
    ...plain,
    read: async () => ({
      settings: {},
      files: [],
      pages: ["1-a", "README", "a", "index"].map((name) => ({ ...page("docs", `docs/${name}.md`, ""), address: null })),
    }),
  };
  const to = into();
  await importProject(folderWith(sample), to, [reader]);
  const [first, readme, plainName, index] = ["1-a", "README", "a", "index"].map((name) =>
    textOf(to, `docs/${name}.md`),
  );
  expect([first, readme]).toEqual(["---\nid: 1-a\n---\n正文\n", "---\nslug: README\n---\n正文\n"]);
  expect([plainName, index]).toEqual(["正文\n", "正文\n"]);
});

test("gives a single page at the address of the list of docs another one", async () => {
  const reader: Reader = {
    ...plain,
    read: async () => ({
      settings: { docs: { routeBasePath: "projects" } },
      files: [],
      pages: [page("pages", "pages/projects.md", "/projects/"), page("docs", "docs/a.md", "/projects/a/")],
    }),
  };
  const to = into();
  await importProject(folderWith(sample), to, [reader]);
  expect(textOf(to, "pages/projects.md")).toBe("---\nslug: /projects-2\n---\n正文\n");
  expect(textOf(to, "docs/a.md")).toBe("正文\n");
});

test("drops a logo or an icon that cannot be drawn", async () => {
  const settings = { logo: { src: "/logo.ico" }, favicon: "/icon.png" };
  const files = ["static/logo.ico", "static/icon.png"].map((file) => ({ target: file, from: file }));
  const reader: Reader = { ...plain, read: async () => ({ settings, pages: [], files }) };
  const to = into();
  const from = folderWith({
    ...sample,
    "static/logo.ico": "\0\0\u0001\0",
    "static/icon.png": "version https://git-lfs",
  });
  const { notes } = await importProject(from, to, [reader]);
  expect(textOf(to, "site.yml")).not.toMatch(/logo|favicon/);
  // This reader imports no pages.
  expect(notes.map(({ file }) => file)).toEqual(["docs/一.md", "static/logo.ico", "static/icon.png"]);
});

test("names a Markdown file that nothing imports, except those about the project itself", async () => {
  const { notes } = await move(
    folderWith({ ...sample, "notes/lost.md": "字", "README.md": "x", "themes/a/b.md": "y" }),
    into(),
  );
  expect(notes.map(({ kind, file }) => [kind, file])).toEqual([["left", "notes/lost.md"]]);
});

const chinese = "这是中文的正文，code只有几处，还有这个。";
const english = "This is a sentence of a text in English. ".repeat(10);

test.each([
  ["en", chinese, "zh-Hans"],
  ["en", "這是中文的正文，還有這個。", "zh-Hant"],
  ["zh-Hant", chinese, "zh-Hant"],
  ["zh-Hans", english, "en"],
  [undefined, english, "en"],
  [undefined, chinese, undefined],
  ["en-GB", `${english}汉字`, "en-GB"],
  ["fr", "Une phrase en français. ".repeat(20), "fr"],
  ["ja", "これは日本語の文章です。".repeat(20), "ja"],
  ["zh-Hans", `短\n\n\`\`\`js\n${english}\n\`\`\``, "zh-Hans"],
])("with the language %s, the texts decide where the two differ", async (lang, body, expected) => {
  const reader: Reader = {
    ...plain,
    read: async () => ({
      settings: lang === undefined ? {} : { locale: { lang } },
      files: [],
      pages: [{ ...page("docs", "docs/一.md", "/docs/a"), body }],
    }),
  };
  const to = into();
  await importProject(folderWith(sample), to, [reader]);
  expect(/lang: (.*)/.exec(textOf(to, "site.yml"))?.[1]).toBe(expected);
});

test("names each block of the old text that the new pages do not have, with line and length", async () => {
  const drops: Reader = {
    ...plain,
    read: async (project, base, notes) => {
      const read = await plain.read(project, base, notes);
      return {
        ...read,
        pages: read.pages.map((page) => ({ ...page, body: page.body.replace(/第二段.*\n\n第三.*\n/, "") })),
      };
    },
  };
  const text =
    "---\ntitle: 页\n---\n\n第一段**粗**字。\n\n第二段没有搬来。\n\n第三段也没有。\n\n```js\nlet a = 1;\n```\n";
  const { notes } = await importProject(folderWith({ ...sample, "docs/二.md": text }), into(), [drops]);
  expect(notes.filter(({ file }) => file === "docs/二.md")).toEqual([
    expect.objectContaining({ kind: "left", line: 7, found: "第二段没有搬来。（13字）" }),
  ]);
});
