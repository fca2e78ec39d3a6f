import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { workingCopy } from "../../scripts/working-copy.mjs";

const port = 9180;
const origin = `http://localhost:${port}`;

/** Queries of docs/graphql.md, with their headings. */
const queries = [...readFileSync("docs/graphql.md", "utf8").matchAll(/^## (.+)\n+```graphql\n([\s\S]+?)```/gm)];

test.describe.configure({ mode: "serial", timeout: 240_000 });

let project: ReturnType<typeof workingCopy>;
let server: ChildProcess;
let content: string;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  project = workingCopy({ content: false });
  content = path.join(project.dir, "content");
  cpSync("e2e/fixtures/author", content, { recursive: true });
  server = spawn("npx", ["gatsby", "develop", "--port", String(port)], {
    cwd: project.dir,
    env: { ...process.env, CONTENT_DIR: content, GATSBY_TELEMETRY_DISABLED: "1", CI: "true" },
    detached: true,
  });
  await new Promise<void>((resolve, reject) => {
    let output = "";
    for (const stream of [server.stdout, server.stderr]) {
      stream?.on("data", (chunk) => {
        output += chunk;
        // The bundle is the last thing that a first visit needs.
        if (/Building development bundle - \d/.test(output)) resolve();
      });
    }
    server.on("exit", () => reject(new Error(output)));
  });
});

test.afterAll(() => {
  // The server starts child processes, so the whole process group is killed.
  if (server?.pid) process.kill(-server.pid);
  project?.remove();
});

for (const [, heading, query] of queries) {
  test(`GraphiQL answers: ${heading}`, async ({ request }) => {
    const response = await request.post(`${origin}/___graphql`, { data: { query } });
    const { data, errors } = await response.json();
    expect(errors).toBeUndefined();
    expect(Object.keys(data).length).toBeGreaterThan(0);
  });
}

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
    const response = await request.post(`${origin}/___graphql`, { data: { query } });
    const { data } = await response.json();
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

/** Reloads an address until the page has the heading, while the server processes a change. */
async function opens(page: Page, route: string, heading: string): Promise<void> {
  const attempt = async () => {
    await page.goto(`${origin}${route}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading, { timeout: 2_000 });
  };
  await expect(attempt).toPass({ timeout: 60_000 });
}

test("a new file becomes a page without a restart, and disappears when it is deleted", async ({ page }) => {
  const file = path.join(content, "docs/new.mdx");
  writeFileSync(file, "---\ntitle: 新来的\n---\n\n正文。\n");
  await opens(page, "/docs/new", "新来的");
  rmSync(file);
  await opens(page, "/docs/new", "Gatsby.js development 404 page");
});

test("an edit shows in the browser without a restart", async ({ page }) => {
  const inTime = { timeout: 30_000 };
  await page.goto(`${origin}/docs/note`);
  const title = page.getByRole("heading", { level: 1 });
  const text = page.getByRole("main");
  await expect(title).toHaveText("笔记");
  const file = path.join(content, "docs/note.mdx");
  const before = readFileSync(file, "utf8");
  await expect(text).toContainText("正文。");
  writeFileSync(file, before.replace("title: 笔记", "title: 改过的笔记").replace("正文。", "另写的一句。"));
  await expect(title).toHaveText("改过的笔记", inTime);
  await expect(text).toContainText("另写的一句。", inTime);
  await expect(text).not.toContainText("正文。");
  writeFileSync(path.join(content, "docs/清单.txt"), "一");
  writeFileSync(file, `${before}\n[清单](./清单.txt)\n`);
  const attachment = text.getByRole("link", { name: "清单" });
  await expect(attachment).toHaveAttribute("href", /^\/static\//, inTime);
  const linked = async () => (await page.request.get(`${origin}${await attachment.getAttribute("href")}`)).text();
  expect(await linked()).toBe("一");
  writeFileSync(path.join(content, "docs/清单.txt"), "二");
  await expect.poll(linked, inTime).toBe("二");
});

test("a mistake in a text is shown on its page until it is fixed", async ({ page }) => {
  const inTime = { timeout: 30_000 };
  const file = path.join(content, "docs/note.mdx");
  const before = readFileSync(file, "utf8");
  writeFileSync(file, `${before}\n<Tabs>\n`);
  await page.goto(`${origin}/docs/note`);
  const box = page.getByRole("note", { name: "有错误" });
  await expect(box).toContainText(/第\d+行.*Tabs/, inTime);
  writeFileSync(file, before);
  await expect(box).toBeHidden(inTime);
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
