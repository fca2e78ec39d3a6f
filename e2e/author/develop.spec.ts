import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { workingCopy } from "../../scripts/working-copy.mjs";
import { recordBrowserCalls, recordedCalls, visitAndRecord } from "../support/browser-calls";
import { type DevelopServer, queryDevelop, startDevelop } from "../support/develop";

const port = 9180;
const origin = `http://localhost:${port}`;

/** The queries of docs/graphql.md, by heading. */
const queries = [
  ...readFileSync("docs/graphql.md", "utf8").matchAll(/^## (.+)\n(?:(?!## ).*\n)*?```graphql\n([\s\S]+?)```/gm),
];

test.describe.configure({ mode: "serial", timeout: 240_000 });

let project: ReturnType<typeof workingCopy>;
let server: DevelopServer;
let content: string;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  project = workingCopy({ content: false });
  recordBrowserCalls(project.dir);
  content = path.join(project.dir, "content");
  cpSync("e2e/fixtures/author", content, { recursive: true });
  const links = "[笔记](../docs/note.mdx)，[别处](https://example.org/a)";
  writeFileSync(path.join(content, "pages/linking.md"), `---\ntitle: 链接\n---\n\n${links}\n`);
  server = await startDevelop(project.dir, content, port);
});

test.afterAll(() => {
  server?.stop();
  project?.remove();
});

for (const [, heading, query] of queries) {
  test(`GraphiQL answers: ${heading}`, async ({ request }) => {
    const { data, errors } = await queryDevelop(request, origin, query ?? "");
    expect(errors).toBeUndefined();
    expect(Object.keys(data).length).toBeGreaterThan(0);
  });
}

test("filters by backlinks, outgoing links, descriptions and years find what the fields say", async ({ request }) => {
  const fields = "file descriptionText hasBacklinks backlinks { path } outgoingLinks { href path isExternal }";
  const posts =
    "allBlogPost { totalCount nodes { year date } group(field: { year: SELECT }) { fieldValue totalCount } }";
  const found = (name: string, filter: string) => `${name}: allContentPage(filter: { ${filter} }) { nodes { file } }`;
  const query = `{
    allContentPage { nodes { ${fields} } }
    ${found("orphans", "hasBacklinks: { eq: false }")}
    ${found("leaving", "outgoingLinks: { elemMatch: { isExternal: { eq: true } } }")}
    ${found("undescribed", "descriptionText: { eq: null }")}
    ${posts}
  }`;
  const { data } = await queryDevelop(request, origin, query);
  type Page = {
    readonly file: string;
    readonly descriptionText: string | null;
    readonly hasBacklinks: boolean;
    readonly backlinks: readonly unknown[];
    readonly outgoingLinks: readonly { readonly path: string | null; readonly isExternal: boolean }[];
  };
  const all: readonly Page[] = data.allContentPage.nodes;
  const files = (pages: readonly { readonly file: string }[]) => pages.map(({ file }) => file).sort();
  expect(files(data.orphans.nodes)).toEqual(files(all.filter(({ backlinks }) => backlinks.length === 0)));
  const leaves = ({ outgoingLinks }: Page) => outgoingLinks.some(({ isExternal }) => isExternal);
  expect(files(data.leaving.nodes)).toEqual(files(all.filter(leaves)));
  expect(files(data.undescribed.nodes)).toEqual(files(all.filter(({ descriptionText }) => descriptionText === null)));
  const linking = all.find(({ file }) => file === "pages/linking.md")?.outgoingLinks;
  expect(linking).toEqual([
    { href: "/docs/note", path: "/docs/note", isExternal: false },
    { href: "https://example.org/a", path: null, isExternal: true },
  ]);
  expect(all.find(({ file }) => file === "docs/note.mdx")?.hasBacklinks).toBe(true);
  const { totalCount, nodes, group } = data.allBlogPost;
  for (const { year, date } of nodes) expect(String(date)).toContain(String(year));
  const sum = group.reduce((count: number, one: { readonly totalCount: number }) => count + one.totalCount, 0);
  expect(sum).toBe(totalCount);
});

test("requests from pages of other sites get no answer", async ({ request }) => {
  const ask = (headers: Record<string, string>) =>
    request.post(`${origin}/___graphql`, { data: { query: "{ site { id } }" }, headers });
  expect((await ask({ origin })).status()).toBe(200);
  expect((await ask({ origin: "https://evil.example" })).status()).toBe(403);
  expect((await ask({ host: "evil.example" })).status()).toBe(403);
});

/** Matches fields that Gatsby adds to nodes, such as `id` or `childDoc`. */
const gatsbys = /^(?:id|parent|children|internal|childr?e?n?[A-Z].*)$/;

test("every type and field of the site is described", async ({ request }) => {
  const types = [
    "Doc",
    "BlogPost",
    "Author",
    "DocCategory",
    "Sidebar",
    "SinglePage",
    "Friend",
    "Article",
    "DocsVersion",
  ];
  for (const name of types) {
    const query = `{ __type(name: "${name}") { description fields { name description } } }`;
    const { data } = await queryDevelop(request, origin, query);
    expect.soft(data.__type.description, name).toBeTruthy();
    const ours = data.__type.fields.filter(
      (field: { name: string }) => !["id", "parent", "children", "internal"].includes(field.name),
    );
    const silent = ours.filter(
      (field: { name: string; description: string | null }) =>
        !field.description && !/^childr?e?n?[A-Z]/.test(field.name),
    );
    expect.soft(silent.map((field: { name: string }) => `${name}.${field.name}`)).toEqual([]);
  }
});

test("every query field, argument and filter of the site has a Chinese description", async ({ request }) => {
  const ask = async (query: string) => (await queryDevelop(request, origin, query)).data;
  const described = "name description";
  const { __schema: schema } = await ask(
    `{ __schema { queryType { fields { ${described} args { ${described} } } } types { name inputFields { ${described} } } } }`,
  );
  type Described = { readonly name: string; readonly description: string | null };
  const ours = /(?:Doc|BlogPost|ContentPage|ContentProblem|SinglePage|Author|Sidebar|Friend|Backlink|OutgoingLink)/;
  const silent = (name: string, parts: readonly Described[]) =>
    parts.flatMap((part) =>
      /\p{Script=Han}/u.test(part.description ?? "") || gatsbys.test(part.name) ? [] : `${name}.${part.name}`,
    );
  const fields: readonly (Described & { readonly args: readonly Described[] })[] = schema.queryType.fields;
  const queries = fields.filter(({ name }) => /^(?:all|blog|doc|content|single|author|sidebar|friend)/i.test(name));
  expect(queries.length).toBeGreaterThan(20);
  expect(queries.flatMap((field) => silent("Query", [field]).concat(silent(field.name, field.args)))).toEqual([]);
  const filters: readonly { readonly name: string; readonly inputFields: readonly Described[] | null }[] =
    schema.types.filter(({ name }: Described) => new RegExp(`^${ours.source}(?:FilterInput|SortInput)$`).test(name));
  expect(filters.length).toBeGreaterThan(8);
  expect(filters.flatMap(({ name, inputFields }) => silent(name, inputFields ?? []))).toEqual([]);
});

const inTime = { timeout: 30_000 };
const text = (file: string) => readFileSync(path.join(content, file), "utf8");
/**
 * Replaces a file in one step, as an editor saves it. Other programs read either the old or the new
 * text.
 */
const write = (file: string, to: string) => {
  const whole = path.join(project.dir, ".saved");
  writeFileSync(whole, to);
  renameSync(whole, path.join(content, file));
};

/** Errors in docs/note.mdx: each is a replacement, and the messages that the page shows for it. */
const mistakes: readonly (readonly [what: string, from: string, to: string, ...messages: RegExp[]])[] = [
  ["malformed YAML", "title: 笔记", "title: 笔记: 二", /note\.mdx 第2行.*→ title: "笔记: 二"/s],
  [
    "every wrong field",
    "title: 笔记",
    "title: 笔记\nsidebar_position: 一\ntitel: 二",
    /第3行 sidebar_position 写的是"一"/,
    /第4行 titel .*title/s,
  ],
  [
    "every link to no page, heading, file or picture",
    "正文。",
    "正文。[无](/docs/nowhere)[无](#nothing)[无](./nofile.mdx)\n\n![图](./nowhere.png)",
    /第\d+行 .*"\/docs\/nowhere".*→/s,
    /第\d+行 .*#nothing/,
    /第\d+行 .*nofile\.mdx/,
    /第\d+行 .*nowhere\.png/,
  ],
  ["an element that is not closed", "正文。", "正文。\n\n<Tabs>", /第\d+行 .*Tabs/],
];

for (const [what, from, to, ...messages] of mistakes) {
  test(`the page reports ${what}, and keeps its text until it is fixed`, async ({ page }) => {
    await page.goto(`${origin}/docs/note`);
    const before = text("docs/note.mdx");
    write("docs/note.mdx", before.replace(from, to));
    const note = page.getByRole("note", { name: /有错误|有几处要改/ });
    for (const message of messages) await expect(note).toContainText(message, inTime);
    // If the page cannot be parsed, it still shows the last text that could be parsed.
    await expect(page.getByRole("main")).toContainText("正文。");
    write("docs/note.mdx", before);
    await expect(note).toBeHidden(inTime);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("笔记", inTime);
  });
}

test("the page shows the final text of a file that an editor first empties and then writes", async ({ page }) => {
  await page.goto(`${origin}/docs/note`);
  const before = text("docs/note.mdx");
  const file = path.join(content, "docs/note.mdx");
  for (const gap of [4, 12, 25, 45, 60]) {
    writeFileSync(file, "");
    await new Promise((resolve) => setTimeout(resolve, gap));
    writeFileSync(file, before.replace("title: 笔记", `title: 隔了${gap}毫秒`));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`隔了${gap}毫秒`, inTime);
  }
  write("docs/note.mdx", before);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("笔记", inTime);
});

test("an unknown address shows a Chinese message, and the page appears once its file exists", async ({ page }) => {
  await page.goto(`${origin}/docs/nots`);
  await expect(page.getByRole("note", { name: "没有/docs/nots这一页" })).toContainText("/docs/note", inTime);
  await expect(page.getByRole("main")).not.toContainText("Gatsby");
  await page.goto(`${origin}/docs/latest`);
  const title = page.getByRole("heading", { level: 1 });
  write("docs/latest.mdx", "---\ntitle: 新来的\n---\n\n正文。\n");
  await expect(title).toHaveText("新来的", inTime);
  renameSync(path.join(content, "docs/latest.mdx"), path.join(content, "docs/latests.mdx"));
  await expect(page.getByRole("note", { name: "没有/docs/latest这一页" })).toContainText("/docs/latests", inTime);
  await page.getByRole("link", { name: "/docs/latests" }).click();
  await expect(title).toHaveText("新来的", inTime);
  rmSync(path.join(content, "docs/latests.mdx"));
  await expect(page.getByRole("note", { name: "没有/docs/latests这一页" })).toBeVisible(inTime);
});

test("every page counts the errors of a data file, and GraphiQL lists them", async ({ page, request }) => {
  await page.goto(`${origin}/docs/note`);
  write("sidebars.yml", "main:\n  label: 主\n  items: [note, nowhere]\n");
  const elsewhere = page.getByRole("group").filter({ hasText: "全站有1处错误" });
  await elsewhere.locator("summary").click(inTime);
  await expect(elsewhere).toContainText(/sidebars\.yml 第3行 main\.items\.1 .*"nowhere"/);
  const query = "{ allContentProblem { nodes { file line severity message hint path } } }";
  const { data } = await queryDevelop(request, origin, query);
  expect(data.allContentProblem.nodes).toEqual([
    {
      file: "sidebars.yml",
      line: 3,
      severity: "error",
      message: expect.stringContaining("nowhere"),
      hint: expect.any(String),
      path: null,
    },
  ]);
  write("sidebars.yml", "main:\n  label: 另一栏\n  items: [note]\n");
  await expect(page.getByRole("navigation").getByText("另一栏").first()).toBeAttached(inTime);
  await expect(elsewhere).toBeHidden(inTime);
  rmSync(path.join(content, "sidebars.yml"));
  await expect(page.getByRole("navigation").getByText("另一栏")).toHaveCount(0, inTime);
  const authors = text("authors.yml");
  write("authors.yml", `${authors}\n乙:\n  url: nowhere\n`);
  await expect(page.getByRole("group").filter({ hasText: "authors.yml" })).toBeVisible(inTime);
  write("authors.yml", authors);
  await expect(page.getByRole("group").filter({ hasText: "authors.yml" })).toBeHidden(inTime);
});

test("a new setting appears without a command, and an invalid one is shown on the page", async ({ page }) => {
  test.setTimeout(180_000);
  await page.goto(`${origin}/docs/note`);
  const before = text("site.yml");
  write("site.yml", `${before}\ncolourMode: {}\n`);
  const elsewhere = page.getByRole("group").filter({ hasText: "site.yml" });
  await expect(elsewhere).toContainText("colorMode", inTime);
  write("site.yml", before.replace(/^title: .*$/m, "title: 另一个名字"));
  await expect(page).toHaveTitle(/另一个名字/, { timeout: 120_000 });
  await expect(elsewhere).toBeHidden();
});

test("an edit appears in the browser without a restart", async ({ page }) => {
  await page.goto(`${origin}/docs/note`);
  const title = page.getByRole("heading", { level: 1 });
  const main = page.getByRole("main");
  await expect(title).toHaveText("笔记");
  const file = path.join(content, "docs/note.mdx");
  const before = readFileSync(file, "utf8");
  writeFileSync(path.join(content, "docs/清单.txt"), "一");
  await expect(main).toContainText("正文。");
  writeFileSync(file, before.replace("title: 笔记", "title: 改过的笔记").replace("正文。", "另写的一句。"));
  await expect(title).toHaveText("改过的笔记", inTime);
  await expect(main).toContainText("另写的一句。", inTime);
  await expect(main).not.toContainText("正文。");
  writeFileSync(file, `${before}\n[清单](./清单.txt)\n`);
  const attachment = main.getByRole("link", { name: "清单" });
  await expect(attachment).toHaveAttribute("href", /^\/static\//, inTime);
  const linked = async () => (await page.request.get(`${origin}${await attachment.getAttribute("href")}`)).text();
  expect(await linked()).toBe("一");
  writeFileSync(path.join(content, "docs/清单.txt"), "二");
  await expect.poll(linked, inTime).toBe("二");
});

test("tabs and copy buttons work on the page that is opened, and after an edit", async ({ page }) => {
  const tabs = "<Tabs>\n<TabItem value='甲'>甲文</TabItem>\n<TabItem value='乙'>乙文</TabItem>\n</Tabs>";
  const before = text("docs/note.mdx");
  const body = `${before}\n${tabs}\n\n\`\`\`js\nlet x;\n\`\`\`\n`;
  write("docs/note.mdx", body);
  await page.goto(`${origin}/docs/note`);
  const main = page.getByRole("main");
  for (const edit of ["", "\n又写一句。\n"]) {
    if (edit !== "") write("docs/note.mdx", body + edit);
    await expect(main).toContainText(edit.trim(), inTime);
    await expect(main.getByRole("button", { name: "复制代码到剪贴板" })).toBeVisible(inTime);
    await main.getByRole("tab", { name: "乙" }).click(inTime);
    await expect(main.getByRole("tabpanel")).toContainText("乙文");
  }
  write("docs/note.mdx", before);
  await expect(main).not.toContainText("又写一句。", inTime);
});

test("a file of static/ has its address from the root", async ({ request }) => {
  mkdirSync(path.join(content, "static/files"), { recursive: true });
  write("static/files/a.txt", "甲");
  expect(await (await request.get(`${origin}/files/a.txt`)).text()).toBe("甲");
});

test("a component works, and edits of its code and text appear", async ({ page }) => {
  await page.goto(`${origin}/docs/draft`);
  const button = page.getByRole("main").getByRole("button", { name: /^次数/ });
  await button.click();
  await expect(button).toHaveText("次数2");
  write("components/counter.tsx", text("components/counter.tsx").replace("次数", "次数："));
  await expect(button).toHaveText(/^次数：/, inTime);
  // The new text appears a moment before React has hydrated it, so the click is retried.
  await expect(async () => {
    await button.click();
    await expect(button).not.toHaveText("次数：1", { timeout: 500 });
  }).toPass(inTime);
});

for (const [mistake, broken] of [
  ["a syntax error", "export const x = {;\n"],
  ["an import of a missing file", 'import "./nowhere";\n'],
] as const) {
  test(`while a component has ${mistake}, its page keeps the last text below the message`, async ({ page }) => {
    await page.goto(`${origin}/docs/draft`);
    const whole = text("components/counter.tsx");
    // Finds the button by its role, because Gatsby's own message would hide the page from the
    // accessibility tree.
    const button = page.getByRole("main").getByRole("button", { name: /^次数/ });
    await expect(button).toBeVisible(inTime);
    write("components/counter.tsx", `${whole}\n${broken}`);
    await expect(page.getByText("components/counter.tsx").first()).toBeVisible(inTime);
    await expect(page.getByRole("main")).toContainText("正文。");
    await button.click();
    write("components/counter.tsx", whole);
    await expect(page.getByText("components/counter.tsx")).toHaveCount(0, inTime);
    await expect(button).toBeVisible(inTime);
  });
}

test("while custom.css has an error, the last styles stay, and the mistake is told", async ({ page, request }) => {
  const color = () => page.locator("main").evaluate((main) => getComputedStyle(main).outlineColor);
  await page.goto(`${origin}/docs/note`);
  write("custom.css", "main { outline-color: rgb(1, 2, 3); }\n");
  await expect.poll(color, inTime).toBe("rgb(1, 2, 3)");
  const problems = async () => {
    const query = "{ allContentProblem { nodes { file line } } }";
    const { data } = await queryDevelop(request, origin, query);
    return data.allContentProblem.nodes;
  };
  write("custom.css", "/* 颜色 */\nmain { outline-color: rgb(4, 5, 6);\n");
  await expect.poll(problems, inTime).toContainEqual({ file: "custom.css", line: 2 });
  await expect(page.getByRole("main")).toBeVisible();
  // An update removes the old stylesheet a moment before the new one applies, so this waits.
  await expect.poll(color, inTime).toBe("rgb(1, 2, 3)");
  write("custom.css", "main { outline-color: rgb(7, 8, 9); }\n");
  await expect.poll(color, inTime).toBe("rgb(7, 8, 9)");
  await expect.poll(problems, inTime).toEqual([]);
});

test("a draft is visible in development, with a banner", async ({ page }) => {
  await page.goto(`${origin}/docs/draft`);
  await expect(page.getByText("此页面是草稿")).toBeVisible();
});

test("React logs no warnings while it hydrates and renders", async ({ page }) => {
  const complaints: string[] = [];
  page.on("console", (message) => {
    const isOfBundle = /^%c\[HMR\] bundle .* warnings/.test(message.text());
    if (isOfBundle || ["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
  for (const route of ["/", "/docs/note", "/blog", "/about"]) {
    await page.goto(`${origin}${route}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
  }
  expect(complaints).toEqual([]);
});

test("Gatsby's runtime calls the Browser API as the built site's router does", async ({ page }) => {
  expect(await visitAndRecord(page, { origin, prefix: "" })).toEqual(recordedCalls);
});
