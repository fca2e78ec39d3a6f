import { type Imported, importFixture, importFolder } from "../testing/import-fixture";
import { folderWith } from "../testing/project-folder";

let site: Imported;
beforeAll(async () => {
  site = await importFixture("mdbook");
}, 30_000);

test("makes docs of the chapters, in the order of SUMMARY.md", () => {
  expect(site.outcome).toMatchObject({ generator: "mdBook", counts: { docs: 6, posts: 0, pages: 0 } });
  expect(site.yaml("sidebars.yml")).toEqual({
    main: {
      label: "烧窑手册",
      items: [
        { doc: "index", label: "写在前面" },
        {
          label: "点火",
          collapsed: true,
          items: [{ label: "窑", link: "kiln/index", collapsed: true, items: [{ doc: "kiln/fire", label: "火候" }] }],
        },
        { label: "出窑", collapsed: true, items: [{ doc: "open", label: "开窑" }] },
        { doc: "after", label: "后记" },
      ],
    },
  });
});

test("reads the settings and the redirects", () => {
  expect(site.yaml("site.yml")).toMatchObject({
    title: "烧窑手册",
    description: "从码窑到出窑",
    baseUrl: "/kiln/",
    locale: { lang: "zh-Hans" },
    navbar: { right: [{ label: "GitHub", href: "https://github.com/example/kiln" }] },
    trailingSlash: false,
    redirects: expect.arrayContaining([
      { from: "/fire", to: "/kiln/fire" },
      { from: "/forum", to: "https://forum.example/" },
    ]),
  });
});

test("the first chapter is the front page and keeps the address of its file", () => {
  expect(site.text("docs/index.md")).toBe(
    "---\naliases:\n  - /preface\n---\n# 写在前面\n\n见[火候](./kiln/fire.md#还原焰)。\n",
  );
});

test("includes files, their parts and their lines", () => {
  expect(site.text("docs/kiln/index.md")).toBe("# 窑\n\n先开风门，再点火。\n");
  const text = site.text("docs/kiln/fire.md");
  expect(text).toContain("```rust\n    burn(1280);\n```");
  expect(text).toContain("```rust\nfn heat() {\n```");
  expect(text).toContain("按原样写：`{{#include a.rs}}`。");
});

test("converts formulas, admonitions, attributes and fences, and shows hidden lines", () => {
  const text = site.text("docs/kiln/fire.md");
  for (const piece of [
    "# 火候 {#fire}\n",
    "```rust\nfn main() {\nlet degrees = 1280;\n# 两个井号是一个\n}\n```",
    "升温 $v = \\Delta T / t$，到\n\n$$\nT = 1280\n$$",
    ":::warning[当心]\n\n炉门烫。\n\n:::",
    ":::warning\n\n别对着风口。\n\n:::",
    "价钱$5到$6。",
  ])
    expect(text).toContain(piece);
});

test("a page that no menu lists is unlisted, and a part of a page is no page", () => {
  expect(site.text("docs/draft.md")).toContain("unlisted: true");
  expect(site.notes).toEqual(["changed src/draft.md"]);
  expect(site.files.filter((file) => /safety|README/.test(file))).toEqual([]);
});

test("a page in src/README.md that SUMMARY.md lists is the front page", async () => {
  const { text, files } = await importFolder(
    folderWith({
      "book.toml": '[book]\ntitle = "窑"\n',
      "src/SUMMARY.md": "# Summary\n\n- [窑](README.md)\n- [火](fire.md)\n",
      "src/README.md": "# 窑\n\n[火](./fire.md)\n",
      "src/fire.md": "## 火与`烟`\n\n### 烟\n\n`\\\\(` 不是公式，\\\\(x\\\\) 也不是。\n",
    }),
  );
  expect(files).toEqual(["docs/fire.md", "docs/index.md", "sidebars.yml", "site.yml"]);
  expect(text("docs/index.md")).toBe("# 窑\n\n[火](./fire.md)\n");
  expect(text("docs/fire.md")).toContain("# 火与`烟`\n\n## 烟\n");
  expect(text("docs/fire.md")).toContain("\\\\(x\\\\) 也不是");
});
