import { type Imported, importFixture, importFolder } from "../testing/import-fixture";
import { folderWith } from "../testing/project-folder";

let site: Imported;
beforeAll(async () => {
  site = await importFixture("hugo");
});

test("turns sections into posts, docs and pages", () => {
  expect(site.outcome).toMatchObject({ generator: "Hugo", counts: { docs: 6, posts: 5, pages: 6 } });
  expect(site.files).toEqual([
    "authors.yml",
    "blog/draft.md",
    "blog/gone.md",
    "blog/second.md",
    "blog/第一篇/index.md",
    "blog/第一篇/云.png",
    "blog/随笔/third.md",
    "docs/guide/Tea Pot.md",
    "docs/guide/cup.md",
    "docs/guide/img/杯.png",
    "docs/guide/index.md",
    "docs/index.md",
    "docs/reference/index-of-words.md",
    "docs/reference/index.md",
    "pages/about.md",
    "pages/en/about.md",
    "pages/en/posts/index.md",
    "pages/en/posts/second.md",
    "pages/friends/index.md",
    "pages/index.md",
    "sidebars.yml",
    "site.yml",
    "static/CNAME",
    "static/favicon-32x32.png",
    "static/images/雨.png",
    "static/img/山顶.png",
  ]);
});

test("turns all files of the configuration into site.yml", () => {
  expect(site.yaml("site.yml")).toMatchObject({
    title: "看云",
    description: "每天抬头看一次",
    url: "https://cloud.example",
    favicon: "/favicon-32x32.png",
    author: "望云",
    locale: { lang: "zh-Hans" },
    navbar: {
      left: [
        { label: "文章", to: "/posts" },
        { label: "气象台", href: "https://sky.example/" },
        { label: "更多", items: [{ label: "关于", to: "/about" }] },
      ],
    },
    docs: { routeBasePath: "docs" },
    blog: { routeBasePath: "posts", title: "文章", description: "看云的日子", postsPerPage: 8 },
    analytics: { trackingId: "G-CLOUD99" },
  });
});

test("sorts sidebars by weight", () => {
  expect(site.yaml("sidebars.yml")).toEqual({
    docsSidebar: {
      label: "手册",
      items: [
        "index",
        { label: "参考", link: "reference/index", items: ["reference/index-of-words"] },
        { label: "入门指南", link: "guide/index", items: ["guide/Tea Pot", "guide/cup"] },
      ],
    },
  });
});

test("reads TOML, YAML and JSON front matter, with the date that readers saw", () => {
  const first = site.text("blog/第一篇/index.md");
  expect(first).toContain("title: 第一篇：云\n");
  expect(first).toContain("date: 2023-07-01T00:20:00\n");
  expect(first).toContain("last_update:\n  date: 2023-08-02\n");
  expect(first).toContain("tags:\n  - 云\n  - Golang\n  - 天气\nseries: 看云\n");
  expect(first).toContain("image: ./云.png\n");
  expect(site.text("blog/second.md")).toContain("description: 一句话的摘要\n");
  expect(site.text("blog/second.md")).toContain("authors:\n  - 访客\n");
  expect(site.text("blog/随笔/third.md")).toContain("title: 第三篇\ndescription: JSON 写的\n");
  expect(site.text("blog/draft.md")).toContain("draft: true");
  expect(site.text("blog/gone.md")).toContain("draft: true");
});

test("takes addresses from permalinks, slug and url, with aliases", () => {
  expect(site.text("blog/第一篇/index.md")).toMatch(
    /slug: \/2023\/07\/first-cloud\naliases:\n {2}- \/old\/first\n {2}- \/posts\/2023\/07\/zero\n/,
  );
  expect(site.text("blog/second.md")).toContain("aliases:\n  - /special/second\n");
  expect(site.text("blog/随笔/third.md")).toContain("slug: /2023/07/third\n");
  expect(site.text("docs/guide/Tea Pot.md")).toContain("slug: /guide/tea-pot\n");
});

test("keeps the addresses of pages in another language and links the languages", () => {
  expect(site.text("pages/en/posts/second.md")).toContain("slug: /en/posts/2023/07/second\n");
  expect(site.text("pages/en/posts/second.md")).toContain("[me](../about.md)");
  expect(site.text("pages/en/posts/index.md")).toContain("- [Second cloud](./second.md)\n");
  expect(site.yaml("site.yml")).toMatchObject({ blog: { title: "文章" } });
});

test("converts shortcodes to Markdown", () => {
  const first = site.text("blog/第一篇/index.md");
  const second = site.text("blog/second.md");
  expect(first).toContain('<img src="./云.png" alt="云" title="下午三点的云" width="200">');
  expect(first).toContain('[![山顶](/img/山顶.png "山顶")](https://sky.example/top)');
  expect(first).toContain("```go {2,4-5} showLineNumbers=7\npackage main\n");
  expect(first).toContain(
    "看[第二篇](../second.md)、[杯子](../../docs/guide/cup.md#洗)与[关于](../../pages/about.md)。",
  );
  expect(first).toContain("今天有云。☁️\n\n<!-- truncate -->");
  for (const piece of [
    "一杯 \\$3，两杯 \\$5。",
    ":::tip[带伞]\n今天有**雨**。\n:::",
    "<summary>展开</summary>\n\n藏着的字。",
    "版本 2.4，。",
    '{{< figure src="原样.png" >}}',
    ":::tab[早上]\n晴。\n:::\n:::tab[晚上]\n雨。\n:::",
  ]) {
    expect(second).toContain(piece);
  }
  expect(site.text("docs/guide/cup.md")).toContain("```go {1,3-4} showLineNumbers\n");
  expect(site.text("blog/随笔/third.md")).toContain("![雨](/images/雨.png)");
});

test("lists the pages of a section without a text", () => {
  expect(site.text("docs/guide/index.md")).toContain("- [茶壶](./Tea%20Pot.md)\n- [杯子](./cup.md)\n");
});

test("names what is left behind with its line", () => {
  expect(site.notes.filter((note) => note.includes("content/"))).toEqual([
    "changed content/posts/gone.md 2023-02-01",
    "changed content/ en × 3",
    'left content/posts/second.md:25 {{< my-chart id="1" >}}',
  ]);
});

test("prefers files in config/ over the one beside it, and a language's over both", async () => {
  const { yaml } = await importFolder(
    folderWith({
      "hugo.toml": 'title = "My New Hugo Site"\nbaseURL = "https://new.example/"',
      "config/_default/config.toml": 'title = "步履"\ndefaultContentLanguage = "zh-cn"',
      "config/_default/config.zh-cn.toml": 'title = "步履不停"',
      "config/_default/languages.toml": '[zh-cn]\nlanguageName = "中文"',
      "content/posts/a.md": "---\ntitle: 甲\ndate: 2024-01-02\n---\n",
    }),
  );
  expect(yaml("site.yml")).toMatchObject({ title: "步履不停", url: "https://new.example" });
});

test("recognises docs in which every page is the page of a section", async () => {
  const pages = ["client", "client/linux", "client/mac", "client/linux/arch"].map((folder, index) => [
    `content/${folder}/_index.md`,
    `---\ntitle: ${folder}\nweight: ${index}\n---\n文\n`,
  ]);
  const { outcome, yaml } = await importFolder(
    folderWith({ "hugo.toml": 'baseURL = "https://x.example/"', ...Object.fromEntries(pages) }),
  );
  expect(outcome.counts).toMatchObject({ docs: 4, pages: 0 });
  expect(JSON.stringify(yaml("sidebars.yml"))).toContain("linux/arch");
});

test("makes a page the page of the section with its name", async () => {
  const note = (title: string) => `---\ntitle: ${title}\nweight: 1\n---\n${title}\n`;
  const { files, text } = await importFolder(
    folderWith({
      "hugo.toml": 'baseURL = "https://x.example/"',
      "content/projects.md": note("作品"),
      "content/projects/a.md": note("甲"),
      "content/projects/b/c.md": note("乙"),
    }),
  );
  expect(files).toEqual(["docs/a.md", "docs/b/c.md", "docs/index.md", "sidebars.yml", "site.yml"]);
  expect(text("docs/index.md")).toContain("作品");
  const posts = { "content/posts/a.md": "---\ntitle: 甲\ndate: 2024-01-02\n---\n", "content/posts.md": note("随笔") };
  const blog = await importFolder(folderWith({ "hugo.toml": 'baseURL = "https://x.example/"', ...posts }));
  expect(blog.text("pages/posts.md")).toContain("随笔");
});

test("keeps a base path, a language in addresses, and the addresses of lists", async () => {
  const post = (day: number) => `---\ntitle: 第${day}天\ndate: 2024-01-0${day}\ntags: [云]\nseries: [一周]\n---\n`;
  const { text, yaml } = await importFolder(
    folderWith({
      "hugo.yaml":
        "baseURL: https://sky.example/notes/\ndefaultContentLanguage: zh\ndefaultContentLanguageInSubdir: true\npagination: { pagerSize: 1 }\nlanguages: { zh: {}, en: {} }\ntaxonomies: { tag: tags, series: series }\n",
      "content/posts/a.zh.md": `${post(1)}![图](/notes/zh/posts/a.png) [别处](https://sky.example/shop/)\n`,
      "content/posts/a.png": "png",
      "content/posts/b.zh.md": post(2),
    }),
  );
  expect(text("blog/a.md")).toContain("![图](./a.png) [别处](https://sky.example/shop/)");
  expect(yaml("site.yml")).toMatchObject({
    redirects: expect.arrayContaining([
      { from: "/zh/posts/page/2", to: "/zh" },
      { from: "/zh/posts/index.xml", to: "/zh/rss.xml" },
      { from: "/en/tags/云", to: "/zh/tags/云" },
      { from: "/zh/tags/云/page/1", to: "/zh/tags/云" },
      { from: "/zh/tags/云/page/2", to: "/zh/tags/云" },
      { from: "/zh/series/一周", to: "/zh/posts/a" },
      { from: "/zh/series", to: "/zh" },
    ]),
  });
  const plain = await importFolder(
    folderWith({
      "hugo.yaml": "baseURL: https://sky.example/\npagination: { pagerSize: 1 }\n",
      "content/posts/a.md": post(1),
      "content/posts/b.md": post(2),
      "content/_index.md": "首页\n",
    }),
  );
  expect(plain.yaml("site.yml")).toMatchObject({ blog: { routeBasePath: "posts" } });
  expect(plain.yaml("site.yml")).toMatchObject({
    redirects: expect.arrayContaining(["/page/1", "/page/2", "/posts/page/1"].map((from) => ({ from, to: "/posts" }))),
  });
  // No redirect starts at the blog's own addresses or at the home page.
  expect(plain.text("site.yml")).not.toMatch(/from: (?:\/posts\/page\/2|\/)\n/);
});

test("reads a base path without an origin, and pictures of the theme", async () => {
  const { text, yaml, files } = await importFolder(
    folderWith({
      "hugo.toml": 'baseURL = "/tea/"\ntheme = "pot"\n',
      "content/posts/a.md": "---\ntitle: 甲\ndate: 2024-01-02\n---\n![山](/tea/img/山.png) ![壶](/img/壶.png)\n",
      "static/img/山.png": "",
      "themes/pot/static/img/壶.png": "",
    }),
  );
  expect(yaml("site.yml")).toMatchObject({ baseUrl: "/tea/" });
  expect(text("blog/a.md")).toContain("![山](/img/山.png) ![壶](/img/壶.png)");
  expect(files).toContain("static/img/壶.png");
});

test("names the texts of a shortcode for layout", async () => {
  const { notes } = await importFolder(
    folderWith({
      "hugo.toml": 'baseURL = "https://tea.example/"\n',
      "content/a.md":
        '---\ntitle: 甲\n---\n{{< columns >}}\n{{< section title="沏茶的水" >}}\n水\n{{< /section >}}\n{{< /columns >}}\n',
    }),
  );
  expect(notes).toContain('left content/a.md:5 {{< section title="沏茶的水" >}}');
  expect(notes.join("\n")).not.toContain("columns");
});
