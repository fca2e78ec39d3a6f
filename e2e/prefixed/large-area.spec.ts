import { readFileSync } from "node:fs";
import path from "node:path";
import { expect } from "@playwright/test";
import { answerOtherHosts, prefixed, test } from "../support/prefixed-site";
import { listen, started } from "../support/site";

const address = (name: string) => `${prefixed.prefix}/docs/large/${name}`;

test("a page of a large area lists its own folder, and gets the rest when a reader opens a folder", async ({
  page,
  origin,
}) => {
  await answerOtherHosts(page, origin);
  const messages = listen(page);
  const requests: string[] = [];
  page.on("request", (request) => requests.push(new URL(request.url()).pathname));
  await page.goto(address("乙/20"));
  const sidebar = page.getByRole("navigation", { name: "文档侧边栏" });
  await expect(sidebar.getByRole("link", { name: "乙20", exact: true })).toHaveAttribute("aria-current", "page");
  await expect(sidebar.getByRole("link", { name: "乙19", exact: true })).toBeVisible();
  await expect(sidebar.getByRole("link", { name: "丙1", exact: true })).toHaveCount(0);
  await started(page);
  const sidebarFiles = () => requests.filter((pathname) => pathname.includes("/assets/sidebar-"));
  expect(sidebarFiles()).toEqual([]);
  const folder = sidebar.getByText("丙", { exact: true });
  await folder.focus();
  await page.keyboard.press("Enter");
  await expect(sidebar.getByRole("link", { name: "丙40", exact: true })).toBeVisible();
  await expect(sidebar.getByRole("link", { name: "乙19", exact: true })).toBeVisible();
  await expect(sidebar.getByRole("link", { name: "40 页" })).toHaveCount(0);
  expect(sidebarFiles()).toHaveLength(1);
  await sidebar.getByRole("link", { name: "丙40", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("丙40");
  await expect(sidebar.getByRole("link", { name: "丙40", exact: true })).toHaveAttribute("aria-current", "page");
  expect(sidebarFiles()).toHaveLength(1);
  expect(messages).toEqual([]);
});

test("a link to a page in another folder of a large area marks it in the sidebar", async ({ page }) => {
  await page.goto(address("甲/40"));
  await started(page);
  await page.getByRole("link", { name: /^下一页/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("乙1");
  const sidebar = page.getByRole("navigation", { name: "文档侧边栏" });
  await expect(sidebar.locator("[aria-current=page]")).toHaveText("乙1");
  await expect(sidebar.locator("[aria-current=page]")).toBeVisible();
  await page.goBack();
  await expect(sidebar.locator("[aria-current=page]")).toHaveText("甲40");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a folder that the page leaves out leads to a list of its pages", async ({ page }) => {
    await page.goto(address("乙/20"));
    const sidebar = page.getByRole("navigation", { name: "文档侧边栏" });
    await sidebar.getByText("丙", { exact: true }).click();
    await sidebar.getByRole("link", { name: "40 页" }).click();
    await expect(page).toHaveURL(`${prefixed.prefix}/docs#largeSidebar`);
    await expect(page.getByRole("link", { name: "丙40", exact: true })).toBeVisible();
  });
});

test("pages of a large area do not contain the whole sidebar, but for one", () => {
  const linksOf = (name: string) => {
    const html = readFileSync(path.join(prefixed.publicDir, "docs/large", name, "index.html"), "utf8");
    return html.slice(html.indexOf("data-site-sidebar="), html.indexOf("<main")).split("<a ").length - 1;
  };
  expect(linksOf("甲/1")).toBeGreaterThan(120);
  for (const name of ["甲/2", "乙/1", "丙/40"]) expect(linksOf(name)).toBeLessThan(50);
});
