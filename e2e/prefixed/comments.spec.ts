import { expect, type Page } from "@playwright/test";
import { prefixed, test } from "../support/prefixed-site";
import { listen, started } from "../support/site";

const { prefix } = prefixed;
const discussed = `${prefix}/blog/2021/07/30/one`;
const closed = `${prefix}/blog/2021/09/07/two`;

/** A widget that reports its height and shows the messages that it receives. */
const widget = `<!doctype html><title>giscus</title><p id="theme"></p><script>
  document.getElementById("theme").textContent = new URL(location.href).searchParams.get("theme");
  addEventListener("message", ({ data }) => {
    document.getElementById("theme").textContent = data.giscus.setConfig.theme;
  });
  parent.postMessage({ giscus: { resizeHeight: 345 } }, "*");
</script>`;

/**
 * Replaces the responses of giscus. A null body makes its requests fail.
 * @returns the requested addresses; the list grows with each request
 */
async function answer(page: Page, body: string | null = widget): Promise<string[]> {
  const asked: string[] = [];
  await page.route("https://giscus.app/**", (route) => {
    asked.push(route.request().url());
    return body === null ? route.abort() : route.fulfill({ contentType: "text/html", body });
  });
  return asked;
}

const section = (page: Page) => page.getByRole("region", { name: "评论" });
const theme = (page: Page) => section(page).frameLocator("iframe").locator("#theme");

/** Scrolls to the comments, as a reader does. */
async function readOn(page: Page): Promise<void> {
  await started(page);
  await section(page).scrollIntoViewIfNeeded();
}

test("a post's comments load only when the reader reaches them, in the site's language", async ({ page }) => {
  const asked = await answer(page);
  const messages = listen(page);
  await page.setViewportSize({ width: 1000, height: 300 });
  await page.goto(discussed);
  await started(page);
  await page.locator(".prose").evaluate((text) => {
    text.style.paddingBlockEnd = "3000px";
  });
  await expect(section(page).getByRole("heading")).toHaveText("评论");
  expect(asked).toEqual([]);
  await readOn(page);
  await expect(section(page).locator("iframe")).toHaveCSS("height", "345px");
  await expect(section(page).getByRole("status")).toHaveCount(0);
  expect(asked).toHaveLength(1);
  const { pathname, searchParams } = new URL(asked[0] ?? "");
  expect(pathname).toBe("/zh-CN/widget");
  expect(Object.fromEntries(searchParams)).toMatchObject({ repo: "a/b", repoId: "R1", categoryId: "C1" });
  expect(searchParams.get("term")).toBe("notes/blog/2021/07/30/one");
  expect(messages.filter((message) => /Content.Security/i.test(message))).toEqual([]);
});

test("the comments follow the page's colour mode", async ({ page }) => {
  const asked = await answer(page);
  await page.goto(discussed);
  await readOn(page);
  await expect(theme(page)).toHaveText("light");
  const toggle = page.getByRole("button", { name: /^切换浅色/ });
  await toggle.click();
  await expect(theme(page)).toHaveText("dark");
  expect(asked).toHaveLength(1);
  await page.reload();
  await readOn(page);
  await expect(theme(page)).toHaveText("dark");
  expect(asked[1]).toContain("theme=dark");
});

test("a page with comments: false has no comments, and neither has a kind of page that site.yml leaves out", async ({
  page,
}) => {
  const asked = await answer(page);
  for (const address of [closed, `${prefix}/docs/guide/intro`, `${prefix}/about`]) {
    await page.goto(address);
    await started(page);
    await expect(page.getByRole("contentinfo")).toBeAttached();
    await expect(section(page)).toHaveCount(0);
  }
  expect(asked).toEqual([]);
});

test("each page that is opened by a link has its own comments", async ({ page }) => {
  const asked = await answer(page);
  await page.goto(closed);
  await started(page);
  await page.evaluate((address) => window.___navigate?.(address), discussed);
  await readOn(page);
  await expect(theme(page)).toHaveText("light");
  expect(asked.at(-1)).toContain(encodeURIComponent("blog/2021/07/30/one"));
  await page.goBack();
  await expect(section(page)).toHaveCount(0);
});

test("a host that does not respond is named, and 重试 tries again", async ({ page }) => {
  await answer(page, null);
  await page.clock.install();
  await page.goto(discussed);
  await readOn(page);
  await expect(section(page).locator("iframe")).toBeAttached();
  await page.clock.fastForward(11_000);
  const alert = section(page).getByRole("alert");
  await expect(alert).toContainText("giscus.app");
  await page.unroute("https://giscus.app/**");
  await answer(page);
  await alert.getByRole("button", { name: "重试" }).click();
  await expect(theme(page)).toHaveText("light");
  await expect(alert).toBeHidden();
});

test("a reader who has signed in stays signed in, and the address is clean", async ({ page }) => {
  const asked = await answer(page);
  await page.goto(`${discussed}?giscus=token`);
  await readOn(page);
  await expect(theme(page)).toBeVisible();
  expect(asked.at(-1)).toContain("session=token");
  await expect(page).toHaveURL(new RegExp(`${discussed}$`));
  await page.reload();
  await readOn(page);
  await expect.poll(() => asked.length).toBe(2);
  expect(asked.at(-1)).toContain("session=token");
});

test("comments are not printed", async ({ page }) => {
  await page.goto(discussed);
  await page.emulateMedia({ media: "print" });
  await expect(section(page)).toBeHidden();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a link leads to the comments", async ({ page }) => {
    await page.goto(discussed);
    const link = section(page).getByRole("link", { name: "在GitHub上看讨论" });
    await expect(link).toHaveAttribute("href", /^https:\/\/github\.com\/a\/b\/discussions\?/);
  });
});
