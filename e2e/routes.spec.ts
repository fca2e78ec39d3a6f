import { type APIRequestContext, expect, test } from "@playwright/test";
import { hasNginx, own } from "./support/site";
import { aliases, blogListPages, categoryPages, docPages, otherPages, postDays } from "./support/specified-routes";

const site = own.title;

/** Status and title of a page as the server sends it. */
async function open(request: APIRequestContext, path: string) {
  const response = await request.get(encodeURI(path), { maxRedirects: 0 });
  const html = await response.text();
  return { status: response.status(), title: /<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1] ?? "", html, response };
}

test("there are 66 docs pages, 8 categories, 17 lists and 17 posts", () => {
  expect([docPages.length, categoryPages.length, blogListPages.length, postDays.length]).toEqual([66, 8, 17, 17]);
});

for (const path of [...otherPages, ...blogListPages, ...categoryPages, ...docPages]) {
  test(`${path} opens with a title`, async ({ request }) => {
    const { status, title } = await open(request, path);
    expect(status).toBe(200);
    expect(title).toContain(site);
    expect(title.length).toBeGreaterThan(path === "/" ? 0 : site.length + 3);
  });
}

test("every specified day has one post", async ({ request }) => {
  const { html } = await open(request, "/blog/archive");
  const posts = [
    ...new Set([...html.matchAll(/href="(\/blog\/\d{4}\/\d\d\/\d\d\/[^"#]+)"/g)].map(([, path = ""]) => path)),
  ];
  expect(posts.map((path) => path.split("/").slice(2, 5).join("-")).sort()).toEqual([...postDays]);
  for (const path of posts) expect((await open(request, decodeURI(path))).status, path).toBe(200);
});

for (const [alias, target] of aliases) {
  test(`${alias} leads to its page`, async ({ page }) => {
    await page.goto(encodeURI(alias));
    await expect(page).toHaveURL(new RegExp(`${encodeURI(target)}$`));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
}

test("an unknown address answers 404 with the not-found page", async ({ request }) => {
  const { status, html } = await open(request, "/docs/没有这一页");
  expect(status).toBe(404);
  expect(html).toContain("我们找不到您要找的页面。");
  expect(html).toContain("请联系原始链接来源网站的所有者，并告知他们链接已损坏。");
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
    const html = await response.text();
    expect(response.status()).toBe(200);
    expect(html).toMatch(new RegExp(`<link[^>]+rel="canonical"[^>]+${page}"`));
  });
});
