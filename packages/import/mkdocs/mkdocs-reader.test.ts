import { type Imported, importFixture, importFolder } from "../testing/import-fixture";
import { folderWith } from "../testing/project-folder";

let site: Imported;
beforeAll(async () => {
  site = await importFixture("mkdocs");
}, 30_000);

test("makes docs of pages in all languages, and posts of those of the blog plugin", () => {
  expect(site.outcome).toMatchObject({ generator: "MkDocs", counts: { docs: 6, posts: 1, pages: 0 } });
  expect(site.files).toEqual([
    "authors.yml",
    "blog/posts/first.md",
    "docs/basics/curdle.md",
    "docs/basics/index.md",
    "docs/basics/soak.md",
    "docs/en/basics/soak.md",
    "docs/img/bean.png",
    "docs/index.md",
    "docs/tools/mill.md",
    "sidebars.yml",
    "site.yml",
    "static/img/logo.svg",
  ]);
  expect(site.text("blog/posts/first.md")).toBe(
    "---\ndate: 2024-03-05\nauthors:\n  - 豆腐匠\ntags:\n  - 日记\nslug: /2024/03/05/第一锅-豆腐\n---\n\n# 第一锅 豆腐\n\n成了。\n\n<!-- truncate -->\n\n很嫩。\n",
  );
});

test("reads the settings, and the navbar of tabs", () => {
  expect(site.yaml("site.yml")).toMatchObject({
    title: "豆腐笔记",
    description: "从泡豆到点卤",
    url: "https://tofu.example",
    baseUrl: "/notes/",
    logo: "/img/logo.svg",
    navbar: {
      left: [
        { label: "首页", to: "/" },
        { label: "入门", to: "/basics" },
        { label: "工具", to: "/tools/mill" },
        { label: "博客", to: "/blog" },
      ],
      right: [
        { label: "example/tofu", href: "https://github.com/example/tofu" },
        { label: "Bilibili", href: "https://space.bilibili.com/1" },
      ],
    },
    footer: { copyright: "Copyright © 2024 豆腐坊" },
    docs: { routeBasePath: "/", editUrl: "https://github.com/example/tofu/edit/main/" },
    analytics: { trackingId: "G-TOFU123" },
  });
});

test("writes a sidebar for each tab, and one for each other language", () => {
  expect(site.yaml("sidebars.yml")).toEqual({
    入门: {
      label: "入门",
      items: [
        { doc: "basics/index" },
        { doc: "basics/soak", label: "泡豆" },
        { doc: "basics/curdle", label: "点卤" },
        { label: "大豆协会", href: "https://soy.example" },
      ],
    },
    工具: {
      label: "工具",
      items: [{ label: "磨具", collapsed: true, items: [{ doc: "tools/mill", label: "石磨" }] }],
    },
    en: { label: "English", items: expect.any(Array) },
  });
});

test("a page without a title has the one of the navigation", () => {
  expect(site.text("docs/basics/curdle.md")).toMatch(/^---\ntitle: 点卤\n---\n卤水慢慢加。/);
  expect(site.text("docs/basics/soak.md")).toMatch(/^# 泡豆\n/);
});

test("converts indented blocks, also inside each other and in lists", () => {
  const text = site.text("docs/basics/soak.md");
  for (const piece of [
    '::::note[要点 "一"]\n\n冬天长。\n\n1. 先洗：\n\n    :::tip\n\n    用冷水。\n',
    '    ```py title="soak.py" {2,4-5} showLineNumbers\n    hours = 8\n    # 注意：\n        # 缩进\n    ```\n    :::\n\n2. 再泡。\n::::\n',
    ":::details[Question]\n\n为什么？\n:::\n",
    ":::details[多说一句]{open}\n可以打开。\n:::\n",
    "::::::tabs\n\n:::::tab[夏天]\n\n泡六小时。\n\n::::tabs\n\n:::tab[白天]\n\n换水。\n:::\n\n:::tab[夜里]\n\n不换。\n:::\n\n::::\n:::::\n\n:::::tab[冬天]\n\n泡十二小时。\n:::::\n\n::::::\n\n泡好了。\n",
  ])
    expect(text).toContain(piece);
});

test("converts the extensions of Python-Markdown, but not in formulas", () => {
  const text = site.text("docs/basics/soak.md");
  for (const piece of [
    "水温 $t_{i=1}$ 时泡 $n_{k=2}$ 小时。",
    "按 <kbd>Ctrl</kbd>+<kbd>C</kbd>，<mark>重点</mark>，H<sub>2</sub>O，x<sup>2</sup>，<ins>添加</ins>。<del>删</del><ins>加</ins>（评）",
    "**黄豆**\n-   一种豆。\n\n    有油。\n\n**青豆**\n\n-   另一种豆。",
    "DOU 是豆，DOU 很小。",
    "*[DOU]: 大豆\n",
    '<img src="../img/bean.png" alt="豆子" width="300">',
    '用 `print("豆")` 打印。',
    "```sh\necho 豆 # (1)!\n```",
    '<div class="grid cards">\n\n\n- **时间**\n\n</div>',
  ])
    expect(text).toContain(piece);
  expect(text).not.toMatch(/\*\[MAI\]|only-dark|octicons/);
});

test("keeps the ids of headings that have words, and those with numbers that a link uses", () => {
  expect(site.text("docs/basics/soak.md")).toContain(
    "## 时间 {#_2}\n\n见[时间](#_2)和 [Time](./curdle.md#time-table)。",
  );
  expect(site.text("docs/basics/curdle.md")).toContain("## 点卤 Time table {#time-table}\n");
  expect(site.text("docs/basics/curdle.md")).toContain("## 温度 {#heat}\n");
  expect(site.text("docs/basics/curdle.md")).toContain("## 酸碱 <small>pH</small> {#ph.1}\n");
});

test("includes files, and converts what they contain", () => {
  expect(site.text("docs/basics/index.md")).toContain("\n:::warning\n\n卤水有毒。\n:::\n");
});

test("nothing of a page is lost", () => {
  expect(site.notes.filter((note) => note.startsWith("left"))).toEqual(["left docs/blog/index.md"]);
});

test("a project without nav lists its folder, and a repeated key of the configuration breaks nothing", async () => {
  const { yaml, text } = await importFolder(
    folderWith({
      "mkdocs.yml": "site_name: 甲\nsite_name: 豆\ntheme: mkdocs\nuse_directory_urls: false\n",
      "docs/index.md": "# 豆\n\n[乙](b.md)。\n",
      "docs/b.md": "# 乙\n\nList<String> 与 `==`。\n",
    }),
  );
  expect(yaml("site.yml")).toMatchObject({ title: "豆", trailingSlash: false });
  expect(yaml("sidebars.yml")).toEqual({ main: { label: "豆", items: [{ autogenerated: "." }] } });
  expect(text("docs/b.md")).toContain("List<String> 与 `==`。");
});

test("headings have their own ids where the project sets a slug of Unicode", async () => {
  const { text } = await importFolder(
    folderWith({
      "mkdocs.yml":
        "site_name: 豆\nmarkdown_extensions:\n  - toc:\n      slugify: !!python/object/apply:pymdownx.slugs.slugify { kwds: { case: lower } }\n",
      "docs/index.md": "# 豆\n\n## Python 基础\n\n## C++ 与 C\n",
    }),
  );
  expect(text("docs/index.md")).toBe("# 豆\n\n## Python 基础\n\n## C++ 与 C\n");
});

test("builds the sidebar from .pages files, with titles, order, rest, sections and hidden folders", async () => {
  const { yaml, notes } = await importFolder(
    folderWith({
      "mkdocs.yml": "site_name: 豆\nplugins:\n  - awesome-pages\n",
      "docs/.pages":
        "nav:\n  - index.md\n  - 做: make\n  - 附录:\n      - z.md\n      - 协会: https://soy.example\n  - ...\n",
      "docs/index.md": "# 豆\n",
      "docs/z.md": "# 尾\n",
      "docs/a.md": "# 甲\n",
      "docs/make/.pages": "title: 做豆腐\norder: desc\n",
      "docs/make/1.md": "# 一\n",
      "docs/make/2.md": "# 二\n",
      "docs/tools/.pages": "title: 工具\narrange:\n  - mill.md\n  - ...\n",
      "docs/tools/knife.md": "# 刀\n",
      "docs/tools/mill.md": "# 磨\n",
      "docs/old/.pages": "hide: true\n",
      "docs/old/x.md": "# 旧\n",
      "docs/long-list/b.md": "# 乙\n",
    }),
  );
  expect(yaml("sidebars.yml")).toEqual({
    main: {
      label: "豆",
      items: [
        { doc: "index" },
        { label: "做", collapsed: true, items: [{ doc: "make/2" }, { doc: "make/1" }] },
        { label: "附录", collapsed: true, items: [{ doc: "z" }, { label: "协会", href: "https://soy.example" }] },
        { doc: "a" },
        { label: "Long list", collapsed: true, items: [{ doc: "long-list/b" }] },
        { label: "工具", collapsed: true, items: [{ doc: "tools/mill" }, { doc: "tools/knife" }] },
      ],
    },
  });
  expect(notes.filter((note) => note.includes(".pages"))).toEqual([]);
});

test("replaces variables of the macros plugin, and notes other expressions", async () => {
  const { text, notes } = await importFolder(
    folderWith({
      "mkdocs.yml": "site_name: 豆\nplugins: [macros]\nextra:\n  price: 5\n  shop: { city: 上海 }\n",
      "docs/index.md":
        "# 豆\n\n{{ config.site_name }}在{{ shop.city }}卖{{price}}元。\n\n```sh\nbuy {{ price }}\n```\n\n{{ now() }}\n",
    }),
  );
  expect(text("docs/index.md")).toBe("# 豆\n\n豆在上海卖5元。\n\n```sh\nbuy 5\n```\n\n{{ now() }}\n");
  expect(notes.filter((note) => note.startsWith("left"))).toEqual(["left docs/index.md:9 {{ now() }}"]);
});

test("ends a fence without an end with its admonition or tab, so that it does not swallow the text after it", async () => {
  const { text, notes } = await importFolder(
    folderWith({
      "mkdocs.yml": "site_name: 豆\nmarkdown_extensions: [admonition, pymdownx.superfences, pymdownx.tabbed]\n",
      "docs/index.md":
        '!!! note "甲"\n    ```sh\n    soak\n\n之后一。\n\n=== "乙"\n\n    ```sh\n    grind\n\n=== "丙"\n\n    ```sh\n    boil\n    ```\n\n之后二。\n\n!!! tip\n    ```sh\n    end\n',
    }),
  );
  expect(text("docs/index.md")).toBe(
    ":::note[甲]\n```sh\nsoak\n```\n:::\n\n之后一。\n\n::::tabs\n\n:::tab[乙]\n\n```sh\ngrind\n```\n:::\n\n:::tab[丙]\n\n```sh\nboil\n```\n:::\n\n::::\n\n之后二。\n\n:::tip\n```sh\nend\n```\n:::\n",
  );
  expect(notes.filter((note) => note.startsWith("left"))).toEqual([]);
});

test("keeps lines of code that are indented less than their admonition", async () => {
  const { text } = await importFolder(
    folderWith({
      "mkdocs.yml": "site_name: 豆\nmarkdown_extensions: [admonition]\n",
      "docs/index.md": "!!! note\n    ```sh\nsoak\n    ```\n\n之后。\n",
    }),
  );
  expect(text("docs/index.md")).toContain("```sh\nsoak\n```\n:::\n\n之后。");
});
