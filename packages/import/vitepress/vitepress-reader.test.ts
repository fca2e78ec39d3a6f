import { type Imported, importFixture, importFolder } from "../testing/import-fixture";
import { folderWith } from "../testing/project-folder";

let site: Imported;
beforeAll(async () => {
  site = await importFixture("vitepress");
}, 30_000);

test("puts pages at their rewritten paths and excludes srcExclude", () => {
  expect(site.outcome).toMatchObject({ generator: "VitePress", counts: { docs: 11, posts: 0, pages: 0 } });
  expect(site.files).toEqual([
    "docs/cli/index.md",
    "docs/core/config.md",
    "docs/core/index.md",
    "docs/en/index.md",
    "docs/guide/code.md",
    "docs/guide/containers.md",
    "docs/guide/getting-started.md",
    "docs/guide/img/流程.png",
    "docs/guide/index.md",
    "docs/guide/vue.md",
    "docs/guide/选泵 与 管径.md",
    "docs/index.md",
    "sidebars.yml",
    "site.yml",
    "static/img/pump.png",
    "static/logo.svg",
    "static/robots.txt",
  ]);
});

test("runs the configuration even if its packages are not installed", () => {
  expect(site.yaml("site.yml")).toMatchObject({
    title: "井水手册",
    description: "打井、抽水与净水的做法",
    url: "https://well.example",
    baseUrl: "/well/",
    logo: "/logo.svg",
    favicon: "/logo.svg",
    locale: { lang: "zh-Hans" },
    navbar: {
      left: [
        { label: "指南", to: "/guide/getting-started" },
        {
          label: "相关",
          items: [
            { label: "命令行", to: "/cli" },
            { label: "源码", href: "https://code.example/well" },
          ],
        },
      ],
      right: [{ label: "GitHub", href: "https://github.com/example/well" }],
    },
    footer: { copyright: "以 MIT 许可发布 · Copyright © 2020-present 打井人" },
    docs: {
      routeBasePath: "/",
      editUrl: "https://github.com/example/well/edit/main/",
      tocMinHeadingLevel: 2,
      tocMaxHeadingLevel: 4,
    },
    analytics: { trackingId: "G-WELL123" },
  });
});

test("writes a sidebar for each folder in the order of the configuration", () => {
  expect(site.yaml("sidebars.yml")).toEqual({
    guide: {
      label: "指南",
      items: [
        {
          label: "入门",
          collapsed: false,
          items: [
            { doc: "guide/index", label: "导读" },
            { doc: "guide/getting-started", label: "开始打井" },
          ],
        },
        {
          label: "写法",
          collapsed: true,
          items: [
            { doc: "guide/containers", label: "容器" },
            { doc: "guide/code", label: "代码" },
            { doc: "guide/选泵 与 管径", label: "选泵" },
            { doc: "guide/vue", label: "组件" },
            { label: "手册（外部）", href: "https://pump.example/manual" },
          ],
        },
      ],
    },
    main: {
      label: "软件包",
      items: [
        {
          label: "软件包",
          collapsed: true,
          items: [
            { doc: "cli/index", label: "cli 包" },
            { doc: "core/index", label: "core 包" },
          ],
        },
      ],
    },
  });
});

test("converts front matter to that of docs", () => {
  expect(site.text("docs/guide/getting-started.md")).toMatch(
    /^---\ntitle: 开始打井\ndescription: 第一口井的六个步骤\nkeywords:\n {2}- 打井\n {2}- 选址\ntoc_min_heading_level: 2\ntoc_max_heading_level: 6\npagination_prev: guide\/index\npagination_next: null\n---\n/,
  );
  expect(site.text("docs/guide/vue.md")).toMatch(/^---\nhide_table_of_contents: true\n---\n/);
});

test("converts links, pictures, included parts and formulas", () => {
  const text = site.text("docs/guide/getting-started.md");
  for (const piece of [
    "# 开始打井\n",
    "$p = \\rho g h$",
    '![流程](./img/流程.png)\n![水泵](/img/pump.png "水泵")',
    "## 工具\n\n- 卷尺\n- 铁锹",
    "看[净水](./containers.md#净水)、[代码](./code.md)和[泵](./选泵%20与%20管径.md)，回到[选址](#site)，或者[第二步](#_2-钻孔)。",
    "## 2. 钻孔 {#_2-钻孔}\n\n钻头直径 110 mm。",
    "[这里](/robots.txt)",
  ]) {
    expect(text).toContain(piece);
  }
  expect(site.text("docs/core/index.md")).toContain("见[配置](./config.md)与[命令行](../cli/index.md)。");
  expect(site.text("docs/guide/index.md")).not.toContain("[[toc]]");
  expect(site.text("docs/guide/index.md")).toContain("按顺序读。🚀");
});

test("keeps the kinds, titles and nesting of containers", () => {
  const text = site.text("docs/guide/containers.md");
  for (const piece of [
    "::: info 打井前\n先问邻居。\n:::",
    ":::: warning\n1. 先断电\n\n   ::: danger 危险\n   不要一个人下井。\n   :::\n::::",
    ":::: details 为什么要**套管** {open}\n套管防塌。\n\n::: tip 套管的长度\n比井深长半米。\n:::\n::::",
    "> [!CAUTION]\n> 井口要盖。",
    "生水烧开。",
  ]) {
    expect(text).toContain(piece);
  }
  expect(text).not.toMatch(/v-pre|raw/);
});

test("converts highlighted lines, line numbers, code groups and snippets", () => {
  const text = site.text("docs/guide/code.md");
  for (const piece of [
    "```js {1,3-4}\n",
    "```ts {2} showLineNumbers=5\nlet litres = 120;\nlitres += 30; // [!code highlight]\nlitres -= 10; // [!code --]\n",
    "::::tabs\n\n:::tab[npm]\n```sh\nnpm install well\n```\n:::\n",
    ":::tab[pump.ts]\n```ts {2} showLineNumbers\nexport function start(): string {\n",
    "```ts {1}\nexport const power = 750;\nexport function",
    "::: tip\n这是示例，`[[toc]]`也是，:tada:也是。\n:::",
  ]) {
    expect(text).toContain(piece);
  }
});

test("converts the theme's home page to a page", () => {
  expect(site.text("docs/index.md")).toBe(`---
title: 井水手册
hide_table_of_contents: true
displayed_sidebar: null
---
**从选址到出水**

一口井要回答的问题，都在这里

![井](/logo.svg)

[开始打井](./guide/getting-started.md) · [源码](https://github.com/example/well)

## 💧 出水量 {#💧-出水量}

先算一家人一天用多少升水。

[选泵](./guide/选泵%20与%20管径.md)

## 净水

砂滤与煮沸。

## 近况

今年修了两口井。
`);
});

test("leaves Vue behind, names its lines, and keeps the texts", () => {
  const text = site.text("docs/guide/vue.md");
  expect(text).toContain("# 组件 <sup>beta</sup>\n\n按了 {{ count }} 次。");
  expect(text).toContain("水表里的字留下来。");
  expect(text).toContain("<button>加一</button>");
  expect(text).toContain("行内的 `{{ count }}` 和 `<Meter/>` 是代码。");
  expect(text).not.toMatch(/<script|<style|<Demo/);
  expect(site.notes).toEqual(
    expect.arrayContaining([
      "left docs/guide/vue.md:7 <script>",
      "left docs/guide/vue.md:15 {{ count }}",
      'left docs/guide/vue.md:17 <Meter :value="count" unit="升">',
      'left docs/guide/vue.md:23 @click="count++"',
      "left docs/guide/vue.md:25 <Demo/>",
      "left docs/guide/vue.md:27 ./没有.ts",
      "left docs/.vitepress/config.mts <script> https://count.example/x.js",
      "changed docs/.vitepress/config.mts en: English",
    ]),
  );
});

test("calls rewrites if it is a function, uses the built-in search, and gives a page one place in a sidebar", async () => {
  const { files, yaml, notes } = await importFolder(
    folderWith({
      "docs/.vitepress/config.js": `export default {
        rewrites: (id) => id.replace(/^pkg-(\\w+)\\//, "$1/"),
        themeConfig: {
          sidebar: [{ text: "泵", link: "/pump/", items: [{ text: "导读", link: "/pump/" }, { text: "装", link: "/pump/fit" }] }],
          algolia: { appId: "A", apiKey: "K", indexName: "wells" },
        },
      }`,
      "docs/index.md": "# 井\n",
      "docs/pkg-pump/index.md": "# 泵\n",
      "docs/pkg-pump/fit.md": "# 装\n",
    }),
  );
  expect(files).toEqual(["docs/index.md", "docs/pump/fit.md", "docs/pump/index.md", "sidebars.yml", "site.yml"]);
  expect(yaml("site.yml")).toMatchObject({ search: { provider: "embedded", algolia: { indexName: "wells" } } });
  expect(notes).toContain("changed docs/.vitepress/config.js wells");
  expect(yaml("sidebars.yml")).toMatchObject({
    main: {
      items: [
        {
          label: "泵",
          items: [
            { doc: "pump/index", label: "导读" },
            { doc: "pump/fit", label: "装" },
          ],
        },
      ],
    },
  });
  expect(JSON.stringify(yaml("sidebars.yml"))).not.toContain("link");
});

test("reads literal values of a configuration that does not run, and names missing packages", async () => {
  const config =
    "\nexport default {\n  title: '打井',\n  cleanUrls: true,\n  themeConfig: { sidebar: generateSidebar() },\n};\n";
  const first = await importFolder(folderWith({ ".vitepress/config.js": config, "a.md": "# 甲\n" }));
  expect(first.yaml("site.yml")).toMatchObject({ title: "打井" });
  expect(first.yaml("site.yml")).not.toHaveProperty("trailingSlash");
  const withImport = `import { generateSidebar } from 'vitepress-sidebar';${config}`;
  const second = await importFolder(folderWith({ ".vitepress/config.js": withImport, "a.md": "# 甲\n" }));
  expect(second.notes).toContain("changed .vitepress/config.js vitepress-sidebar");
});

test("reads a page that is front matter only, without a closing fence", async () => {
  const { text } = await importFolder(
    folderWith({
      ".vitepress/config.js": "export default {}",
      "index.md": "---\nlayout: home\nhero:\n  name: 井\n  tagline: 有水\n",
      "a.md": "---\n甲：不是字段\n",
    }),
  );
  expect(text("docs/index.md")).toContain("有水");
  expect(text("docs/index.md")).not.toContain("layout");
  expect(text("docs/a.md")).toContain("甲：不是字段");
});

test("keeps escaped types in a text, drawings, tags of docs, and finds a part by its name", async () => {
  const { text, files, notes } = await importFolder(
    folderWith({
      ".vitepress/config.js": "export default { srcExclude: ['parts/**'] }",
      "a.md":
        "---\ntags: [泵]\norder: 2\n---\n\n## run(): Promise\\<void>\n\n返回`Promise<void>`，即Promise\\<void>。\n\n<!-- @include: @foot.md -->\n\n" +
        '<svg viewBox="0 0 8 8">\n<g><path d="M0 0h8"/></g>\n</svg>\n',
      "parts/foot.md": "脚。\n",
    }),
  );
  expect(files).toEqual(["docs/a.md", "site.yml"]);
  expect(notes.filter((note) => note.startsWith("left"))).toEqual([]);
  expect(text("docs/a.md")).toContain('<svg viewBox="0 0 8 8">\n<g><path d="M0 0h8"/></g>\n</svg>');
  expect(text("docs/a.md")).toMatch(/^---\ntags: \[泵\]\nsidebar_position: 2\n---\n/);
  expect(text("docs/a.md")).toContain("即Promise\\<void>。\n\n脚。\n");
  expect(text("docs/a.md")).toContain("## run(): Promise\\<void>");
});

test("a container in a quote or a list stays in it", async () => {
  const { text } = await importFolder(
    folderWith({
      ".vitepress/config.js": "export default {}",
      "a.md": "# 甲\n\n> 前\n>\n> ::: tip 一 {.c}\n> 里面\n> :::\n\n- 项\n\n  ::: tip 二 {.c}\n  里面\n  :::\n",
    }),
  );
  expect(text("docs/a.md")).toContain("> ::: tip 一\n> 里面\n> :::");
  expect(text("docs/a.md")).toContain("  ::: tip 二\n  里面\n  :::");
});

test("a page whose name differs from another's only in case stays in the sidebar, and links lead to it", async () => {
  const { text, yaml, files } = await importFolder(
    folderWith({
      "docs/.vitepress/config.mts":
        "export default { title: 'x', themeConfig: { sidebar: [{ text: '甲', link: '/Guide' }, { text: '乙', link: '/guide' }] } }",
      "docs/Guide.md": "# 甲\n\n[乙](./guide.md#b)，[自己](/Guide)\n",
      "docs/guide.md": "# 乙\n\n[甲](/Guide)\n",
    }),
  );
  expect(files).toEqual(["docs/Guide.md", "docs/guide-2.md", "sidebars.yml", "site.yml"]);
  expect(text("docs/Guide.md")).toContain("[乙](./guide-2.md#b)，[自己](./Guide.md)");
  expect(text("docs/guide-2.md")).toBe("---\nid: guide\nslug: guide-2\n---\n# 乙\n\n[甲](./Guide.md)\n");
  expect(yaml("sidebars.yml")).toMatchObject({ main: { items: [{ doc: "Guide" }, { doc: "guide" }] } });
});
