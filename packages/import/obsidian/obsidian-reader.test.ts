import { type Imported, importFixture, importFolder } from "../testing/import-fixture";
import { folderWith } from "../testing/project-folder";

let site: Imported;
beforeAll(async () => {
  site = await importFixture("obsidian");
});

test("turns notes into docs, without templates, excluded notes and the bin", () => {
  expect(site.outcome).toMatchObject({ generator: "Obsidian", counts: { docs: 5, posts: 0, pages: 0, files: 1 } });
  expect(site.files).toEqual([
    "docs/C- 与茶.md",
    "docs/草稿.md",
    "docs/饮料/图/杯.png",
    "docs/饮料/杯子.md",
    "docs/饮料/沏茶.md",
    "docs/首页.md",
    "site.yml",
  ]);
  expect(site.text("docs/C- 与茶.md")).toBe("---\ntitle: C# 与茶\n---\n写程序时喝的茶。\n");
  expect(site.text("docs/草稿.md")).toContain("draft: true");
});

test("turns links into Markdown, by names, aliases, headings and blocks", () => {
  const text = site.text("docs/首页.md");
  for (const piece of [
    "先看[沏茶 > 水温](./饮料/沏茶.md#%E6%B0%B4%E6%B8%A9)，再看[怎么沏](./饮料/沏茶.md)，别看这一篇。",
    "又见[茶经](./饮料/沏茶.md)、[C# 与茶](./C-%20与茶.md)与[杯子](./饮料/杯子.md)，",
    "还有[沏茶 > ^steps](./饮料/沏茶.md#%5Esteps)。",
    "| 茶 | [沏](./饮料/沏茶.md) |",
  ]) {
    expect(text).toContain(piece);
  }
  expect(site.text("docs/饮料/沏茶.md")).toContain('2. 沏 <span id="^steps"></span>\n');
  expect(site.text("docs/饮料/杯子.md")).not.toContain("^round");
});

test("turns embeds into pictures and quotes, and into links where a quote is impossible", () => {
  const text = site.text("docs/首页.md");
  expect(text).toContain('<img src="./饮料/图/杯.png" alt="一只杯子" width="120">');
  expect(text).toContain(
    [
      "> ## 样子",
      "> 圆的，见[首页](./首页.md)。",
      "> ### 大小",
      "> 三寸。![](./饮料/图/杯.png)",
      "> 出处：[杯子 > 样子](./饮料/杯子.md#%E6%A0%B7%E5%AD%90)\n",
    ].join("\n>\n"),
  );
  expect(text).toContain("- 列表里的[杯子](./饮料/杯子.md)\n");
  expect(text).toContain("\n\n[首页](./首页.md)\n\n没有的.png\n");
});

test("turns marks, comments, footnotes, callouts and tags into what this site reads", () => {
  const text = site.text("docs/首页.md");
  expect(text).toMatch(/^---\ntags:\n {2}- 茶\n {2}- 器具\n {2}- 每日\/早晨\n---\n/);
  for (const piece of [
    "\n给人看的。 <!--不给人看的-->\n",
    "<mark>高亮的**一句**</mark>，一条脚注[^inline-1]。",
    "\n[^inline-1]: 见[沏茶](./饮料/沏茶.md)\n",
    "> [!NOTE]- 陆羽\n> 茶者，南方之嘉木也。\n",
    "> [!NOTE] 例子\n> 甲\n",
  ]) {
    expect(text).toContain(piece);
  }
  expect(site.text("docs/饮料/沏茶.md")).toContain("<!--\n几行\n注释\n-->\n\n见[首页](../首页.md)。");
});

test("ends lines where Obsidian ends them", async () => {
  expect(site.text("docs/首页.md")).toContain(" #每日/早晨  \n又见");
  const { text } = await importFolder(
    folderWith({ ".obsidian/app.json": '{ "strictLineBreaks": true }', "a.md": "一行\n又一行\n" }),
  );
  expect(text("docs/a.md")).toBe("一行\n又一行\n");
});

test("names everything that is left behind or changed, and no imported words", () => {
  expect(site.notes).toEqual([
    "changed 饮料/沏茶.md:14",
    "left 首页.md:27 dataview",
    "left 首页.md:8 [[没有的笔记|这一篇]]",
    "changed 首页.md:13 ![[杯子#样子]]",
    "changed 首页.md:15",
    "left 首页.md:25 ![[杯子]]",
    "changed 首页.md:35 ![[首页]]",
    "left 首页.md:37 ![[没有的.png]]",
    "left 首页.md 心情",
    "left 没用到.png",
    "left 白板.canvas",
    "left 归档/旧事.md",
    "left 模板/日记.md",
    "changed 饮料/杯子.md",
  ]);
});

const notes = (files: Readonly<Record<string, string>>) =>
  importFolder(folderWith({ ".obsidian/app.json": "{}", ...files }));

test("finds notes with signs of the syntax, emoji and NFD in their names, and keeps all apart", async () => {
  const names = ["C#", "C^", "C|", "a [b]", "茶🍵", "cafe\u0301", "C-"];
  const {
    files,
    text,
    notes: told,
  } = await notes({
    ...Object.fromEntries(names.map((name) => [`${name}.md`, `${name.normalize("NFC")}的正文。\n`])),
    "index.md": names.map((name) => `- [[${name.normalize("NFC")}]]`).join("\n"),
  });
  expect(files.filter((file) => file.startsWith("docs/"))).toHaveLength(names.length + 1);
  const links = [...text("docs/index.md").matchAll(/\]\(\.\/([^)#]*)\)/g)].map(([, file = ""]) => file);
  expect(new Set(links).size).toBe(names.length);
  for (const [index, link] of links.entries()) {
    expect(text(`docs/${decodeURIComponent(link)}`)).toContain(`${names[index]?.normalize("NFC")}的正文。`);
  }
  expect(told).toEqual([]);
});

test("takes the note in the folder of the link, and names all where none is nearer", async () => {
  const { text, notes: told } = await notes({
    "甲/同名.md": "一\n",
    "乙/同名.md": "二\n",
    "甲/近.md": "[[同名]]\n",
    "远.md": "[[同名]]\n",
  });
  expect(text("docs/甲/近.md")).toBe("[同名](./同名.md)\n");
  expect(text("docs/远.md")).toMatch(/^\[同名\]\(\.\/[甲乙]\/同名\.md\)\n$/);
  expect(told).toEqual(["changed 远.md:1 [[同名]]"]);
});

test("ends loops of embeds and stops at the depth of the site", async () => {
  const { text } = await notes({ "a.md": "甲\n\n![[b]]\n", "b.md": "乙\n\n![[a]]\n" });
  expect(text("docs/a.md")).toBe("甲\n\n> 乙\n>\n> [a](#)\n>\n> 出处：[b](./b.md)\n".replace("[a](#)", "[a](./a.md)"));
});

test("finds all imported words, whatever separated them", async () => {
  const { notes: told } = await notes({
    "a.md": "选![[图.svg#icon]]再按[[b#节|那一节]]。 ^一\n\n> 一句。\n> ^quote\n\n甲^[注]乙\n",
    "b.md": "## 节\n",
    "图.svg": '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"></svg>',
  });
  expect(told).toEqual([]);
});

test("leaves code, formulas and escaped signs as they are", async () => {
  const body = "`[[a]]` 与 `==b==`，$x^2$，\\[[c]]，a == b。\n\n```md\n%%注释%% [[a]]\n```\n";
  const { text, notes: told } = await notes({ "a.md": body });
  expect(text("docs/a.md")).toBe(body);
  expect(told).toEqual([]);
});

test("prefers the generator whose notes are edited in Obsidian", async () => {
  const { outcome } = await notes({
    "hugo.toml": 'baseURL = "https://tea.example/"\n',
    "content/posts/a.md": "---\ndate: 2024-01-02\n---\n甲\n",
  });
  expect(outcome.generator).toBe("Hugo");
});

test("notes keep different addresses if number prefixes or README.md would give them the same address", async () => {
  const { text, outcome } = await importFolder(
    folderWith({
      ".obsidian/app.json": "{}",
      "茶/README.md": "一",
      "茶/index.md": "二",
      "茶/泡.md": "三",
      "茶/1-泡.md": "四",
      "01-茶/README.md": "五",
      "01-茶/泡.md": "六",
    }),
  );
  expect(text("docs/茶/README.md")).toBe("---\nslug: README\n---\n一");
  expect(text("docs/茶/1-泡.md")).toBe("---\nid: 1-泡\n---\n四");
  expect(text("docs/茶/泡.md")).toBe("三");
  expect(text("docs/01-茶/README.md")).toBe("---\nparse_number_prefixes: false\n---\n五");
  expect(text("docs/01-茶/泡.md")).toBe("---\nparse_number_prefixes: false\n---\n六");
  expect(outcome.counts.docs).toBe(6);
});

test("keeps the picture of a note, and finds files from the top of the vault", async () => {
  const { text, files, notes } = await importFolder(
    folderWith({
      ".obsidian/app.json": "{}",
      "茶/甲.md": '---\nimage: "[[壶.png|壶]]"\n---\n![山](/图/山.png) [乙](/茶/乙.md)\n',
      "茶/乙.md": '---\ncover: "![[山.png]]"\n---\n乙\n',
      "茶/丙.md": "---\nimage: 没有.png\n---\n丙\n",
      "图/壶.png": "",
      "图/山.png": "",
    }),
  );
  expect(text("docs/茶/甲.md")).toBe("---\nimage: ../图/壶.png\n---\n![山](../图/山.png) [乙](./乙.md)\n");
  expect(text("docs/茶/乙.md")).toBe("---\nimage: ../图/山.png\n---\n乙\n");
  expect(text("docs/茶/丙.md")).not.toContain("image");
  expect(files).toEqual(expect.arrayContaining(["docs/图/壶.png", "docs/图/山.png"]));
  expect(notes).toContain("left 茶/丙.md 没有.png");
});
