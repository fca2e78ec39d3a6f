import { type Imported, importFixture, importFolder } from "../testing/import-fixture";
import { folderWith } from "../testing/project-folder";

let site: Imported;
beforeAll(async () => {
  site = await importFixture("gitbook");
}, 30_000);

test("makes docs of the pages, in the order of SUMMARY.md", () => {
  expect(site.outcome).toMatchObject({ generator: "GitBook", counts: { docs: 5, posts: 0, pages: 0 } });
  expect(site.yaml("sidebars.yml")).toEqual({
    main: {
      label: "拉坯笔记",
      items: [
        { doc: "index", label: "前言" },
        {
          label: "揉泥",
          collapsed: true,
          items: [
            { label: "泥", link: "clay/index", collapsed: true, items: [{ doc: "clay/knead", label: "揉" }] },
            { label: "修坯", collapsed: true, items: [{ doc: "clay/trim", label: "利坯" }] },
            { label: "陶艺协会", href: "https://society.example" },
          ],
        },
      ],
    },
  });
});

test("reads the settings", () => {
  expect(site.yaml("site.yml")).toMatchObject({
    title: "拉坯笔记",
    description: "从揉泥到修坯",
    locale: { lang: "zh-Hans" },
    navbar: { right: [{ label: "陶艺社", href: "https://pottery.example" }] },
    analytics: { trackingId: "G-CLAY123" },
    trailingSlash: false,
  });
});

test("fills in variables and includes files", () => {
  expect(site.text("docs/index.md")).toContain("泥里有三成水，用高岭土。");
  expect(site.text("docs/clay/index.md")).toBe("---\ndescription: 选泥\n---\n\n# 泥\n\n泥要湿。\n");
  expect(site.files).not.toContain("docs/parts/wet.md");
});

test("converts tags, also inside each other, but not in code", () => {
  const text = site.text("docs/clay/knead.md");
  for (const piece of [
    "---\ntitle: 揉\n---\n揉匀了再上轮，含水 $$w=0.3$$。",
    "danger\n**当心** 泥里的气泡。\n\n:::::tabs\n:::tab[左手]\n按住。\n:::\n\n:::tab[右手]\n推出去。\n:::\n:::::\n:::::::\n",
    '```javascript title="knead.js" showLineNumbers\nconst times = 50; // {% 不是标签 %}\n```',
    '<iframe src="https://www.youtube.com/embed/abc123"',
    "怎么揉",
    "[trim.md](./trim.md)",
    "接口说明",
  ])
    expect(text).toContain(piece);
  expect(site.text("docs/clay/trim.md")).toContain("等半干。$d = 2$毫米厚。");
});

test("finds pictures with the narrow space of macOS in their names", () => {
  expect(site.text("docs/clay/knead.md")).toContain("![截图](../gitbook/assets/截图%205.52%E2%80%AFPM.png)");
  expect(site.files).toContain("docs/gitbook/assets/截图 5.52\u202FPM.png");
});

test("names what it changes and leaves behind", () => {
  expect(site.notes).toEqual([
    "changed book.json 菊花揉 → /clay/knead#菊花揉",
    'left clay/knead.md:37 {% openapi src="a.yaml" path="/knead" method="get" %}',
    "changed clay/glaze.md",
    "changed site.yml frames: auto (1×)",
  ]);
  expect(site.text("docs/clay/glaze.md")).toContain("unlisted: true");
});

test("each language of LANGS.md has a sidebar", async () => {
  const { yaml, files } = await importFolder(
    folderWith({
      "book.json": '{ "title": "泥" }',
      "LANGS.md": "# Languages\n\n* [中文](zh/)\n* [English](en/)\n",
      "zh/SUMMARY.md": "# 目录\n\n* [泥](README.md)\n* [水](water.md)\n",
      "zh/README.md": "# 泥\n\n湿的泥土，可以捏。\n",
      "zh/water.md": "# 水\n\n干净的水。\n",
      "en/SUMMARY.md": "# Summary\n\n* [Clay](README.md)\n",
      "en/README.md": "# Clay\n\nWet earth.\n",
    }),
  );
  expect(files).toEqual(["docs/en/index.md", "docs/zh/index.md", "docs/zh/water.md", "sidebars.yml", "site.yml"]);
  expect(yaml("sidebars.yml")).toEqual({
    zh: {
      label: "泥",
      items: [
        { doc: "zh/index", label: "泥" },
        { doc: "zh/water", label: "水" },
      ],
    },
    en: { label: "Clay", items: [{ doc: "en/index", label: "Clay" }] },
  });
});

test("reads a space of gitbook.com, whose pages are in another folder", async () => {
  const { yaml, text } = await importFolder(
    folderWith({
      "README.md": "# 仓库\n",
      ".gitbook.yaml": "root: ./docs/\nstructure:\n  readme: intro.md\nredirects:\n  old: guide/a.md\n",
      "docs/SUMMARY.md": "# Table of contents\n\n* [开始](intro.md)\n* [甲](guide/a.md)\n",
      "docs/intro.md": '# 开始 <a href="#start" id="start"></a>\n',
      "docs/guide/a.md": "---\nhidden: true\n---\n\n# 甲\n\n{% hint style='success' %}\n好\n{% endhint %}\n",
    }),
  );
  expect(yaml("site.yml")).toMatchObject({
    title: "开始",
    redirects: expect.arrayContaining([{ from: "/old", to: "/guide/a" }]),
  });
  expect(yaml("site.yml")).not.toHaveProperty("trailingSlash");
  expect(text("docs/guide/a.md")).toBe("---\nunlisted: true\n---\n\n# 甲\n\n:::tip\n好\n:::\n");
});
