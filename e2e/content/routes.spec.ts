import { type APIRequestContext, expect, test } from "@playwright/test";
import { hasNginx } from "../support/site";
import { aliases, blogListPages, categoryPages, docPages, otherPages } from "../support/specified-routes";

/** Returns the server's response for an address. */
async function open(request: APIRequestContext, path: string) {
  const response = await request.get(encodeURI(path), { maxRedirects: 0 });
  return { status: response.status(), html: await response.text(), response };
}

test("every specified address answers", async ({ request }) => {
  const silent: string[] = [];
  for (const path of [...otherPages, ...blogListPages, ...categoryPages, ...docPages]) {
    if ((await open(request, path)).status !== 200) silent.push(path);
  }
  expect(silent).toEqual([]);
});

test("an alias leads to its page", async ({ page }) => {
  for (const [alias, target] of aliases.slice(0, 2)) {
    await page.goto(encodeURI(alias));
    await expect(page).toHaveURL(new RegExp(`${encodeURI(target)}$`));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
});

test("an unknown address answers 404 with the not-found page", async ({ request }) => {
  const { status, html } = await open(request, "/docs/没有这一页");
  expect(status).toBe(404);
  expect(html).toContain("我们找不到您要找的页面。");
});

test.describe("other forms of an address", () => {
  const page = "/docs/computer/ComputerComposition/CPU";

  for (const form of [`${page}.html`, `${page}/index.html`]) {
    test(`${form} leads to the page, with its query`, async ({ request }) => {
      test.skip(!hasNginx, "Gatsby's own server leads nowhere");
      const { status, response } = await open(request, `${form}?a=1`);
      expect(status).toBe(301);
      expect(new URL(response.headers().location ?? "", "http://localhost").pathname).toBe(page);
      expect(response.headers().location).toContain("?a=1");
    });
  }

  test("a trailing slash leads to the page, with one canonical address", async ({ request }) => {
    const response = await request.get(`${page}/`);
    expect(response.status()).toBe(200);
    expect(await response.text()).toMatch(new RegExp(`<link[^>]+rel="canonical"[^>]+${page}"`));
  });
});
