import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type APIRequestContext, expect, test } from "@playwright/test";
import { workingCopy } from "../../scripts/working-copy.mjs";
import { type DevelopServer, queryDevelop, startDevelop } from "../support/develop";

const port = 9181;
const origin = `http://localhost:${port}`;

test.describe.configure({ mode: "serial", timeout: 240_000 });

let project: ReturnType<typeof workingCopy>;
let vault: string;
let server: DevelopServer;

/** Saves a note as Obsidian does: in one step, replacing the old file. */
function save(file: string, text: string): void {
  const target = path.join(vault, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(`${target}.tmp`, text);
  renameSync(`${target}.tmp`, target);
}

const notes = {
  ".obsidian/app.json": "{}",
  "首页.md": "先看[[沏茶#水温]]，再看[[沏茶|怎么沏]]。\n\n![[杯子]]\n",
  "饮料/沏茶.md": "# 沏茶\n\n## 水温\n\n八十度。\n",
  "饮料/杯子.md": "白瓷的杯子。\n\n沏法见[[沏茶]]。\n",
};

test.beforeAll(async () => {
  test.setTimeout(180_000);
  project = workingCopy({ content: false });
  vault = mkdtempSync(path.join(tmpdir(), "vault-"));
  for (const [file, text] of Object.entries(notes)) save(file, text);
  server = await startDevelop(project.dir, vault, port);
});

test.afterAll(() => {
  server?.stop();
  project?.remove();
  rmSync(vault, { recursive: true, force: true });
});

const inTime = { timeout: 30_000 };
const text = (file: string) => readFileSync(path.join(vault, file), "utf8");

test("a note saved in Obsidian appears, with its links, tags and embeds", async ({ page }) => {
  await page.goto(`${origin}/docs/首页`);
  const main = page.getByRole("main");
  await expect(main).toContainText("白瓷的杯子。");
  save("首页.md", `${text("首页.md")}\n==新写的==一句，又见[[杯子]]。 #茶\n`);
  await expect(main.locator("mark")).toHaveText("新写的", inTime);
  await expect(main.getByRole("link", { name: "杯子", exact: true }).last()).toHaveAttribute("href", /杯子|%E6%9D%AF/);
  save("饮料/杯子.md", "青花的杯子。\n");
  await expect(main).toContainText("青花的杯子。", inTime);
  await expect(main).not.toContainText("白瓷");
});

test("a new note and a new folder appear, and a deleted note is gone", async ({ page }) => {
  save("器具/茶壶.md", "紫砂。\n");
  save("首页.md", `${notes["首页.md"]}\n[[茶壶]]\n`);
  await page.goto(`${origin}/docs/首页`);
  const link = page.getByRole("main").getByRole("link", { name: "茶壶" });
  await expect(link).toBeVisible(inTime);
  await link.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("茶壶", inTime);
});

/** Returns the problems that the site reports in the home note. */
const problems = async (request: APIRequestContext): Promise<readonly string[]> => {
  const query = '{ allContentProblem(filter: { file: { eq: "docs/首页.md" } }) { nodes { line message hint } } }';
  const { data } = await queryDevelop(request, origin, query);
  return data.allContentProblem.nodes.map(
    ({ line, message, hint }: Record<string, string>) => `${line} ${message} → ${hint}`,
  );
};

test("a renamed note is one error with the new name, until the links follow", async ({ page, request }) => {
  const start = server.output().length;
  const names = ["沏茶", "泡工夫茶", "茶道"];
  for (const [index, name] of names.slice(1).entries()) {
    renameSync(path.join(vault, `饮料/${names[index]}.md`), path.join(vault, `饮料/${name}.md`));
    await expect
      .poll(() => problems(request), inTime)
      .toEqual([`1 没有[[沏茶]]这个文件；链接会显示为普通文字 → 是否想写[[${name}]]？`]);
  }
  await page.goto(`${origin}/docs/首页`);
  await expect(page.getByRole("note", { name: "有几处要改" })).toContainText("[[茶道]]");
  await expect(page.getByRole("main")).toContainText("先看沏茶 > 水温，再看怎么沏。");
  save("首页.md", text("首页.md").replaceAll("[[沏茶", "[[茶道"));
  await expect.poll(() => problems(request), inTime).toEqual([]);
  await expect(page.getByRole("main").getByRole("link", { name: "怎么沏" })).toBeVisible(inTime);
  // The output names the notes, and contains nothing from Gatsby.
  const output = () => server.output().slice(start);
  await expect.poll(output, inTime).toMatch(/^\d\d:\d\d:\d\d docs\/饮料\/茶道\.md已更新$/m);
  expect(output()).toMatch(/^\d\d:\d\d:\d\d docs\/饮料\/泡工夫茶\.md已删除$/m);
  expect(output()).not.toMatch(/file at|node_modules/);
});
