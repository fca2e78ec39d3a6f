import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { fixtureSite, pageKinds } from "./support/fixture-site";
import { inlineHashes } from "./support/inline-code";
import { observatoryScore } from "./support/observatory";
import { openSample } from "./support/sample-article";
import { Modal, searchButton } from "./support/search";
import { hasNginx, listen } from "./support/site";

const { publicDir } = fixtureSite;
const doc = pageKinds.doc;
const script = `assets/${readdirSync(path.join(publicDir, "assets")).find((file) => /^site-.*\.js$/.test(file))}`;

const plain = (request: APIRequestContext, address: string, headers: Record<string, string> = {}) =>
  request.get(address, { maxRedirects: 0, headers });

test.describe("the shipped nginx configuration", () => {
  test.skip(!hasNginx, "requires nginx");

  test("sends headers with an Observatory score of at least 130, on pages and on the 404 page", async ({ request }) => {
    for (const address of ["/", doc, "/no/such/page"]) {
      // The server with the certificate sends this header; see deploy/nginx-https.conf.
      const response = await plain(request, encodeURI(address), { "x-forwarded-proto": "https" });
      const headers = response.headers();
      expect(observatoryScore(headers, await response.text()), address).toBeGreaterThanOrEqual(130);
      expect(headers["content-security-policy"]).not.toMatch(/unsafe-(?!hashes)|https?:/);
      expect(headers["permissions-policy"]).toContain("camera=()");
      expect(headers["server"]).not.toMatch(/\d/);
    }
  });

  test("asks for https only where it is served over https", async ({ request, baseURL }) => {
    expect(new URL(baseURL ?? "").protocol).toBe("http:");
    const headers = (await plain(request, doc)).headers();
    expect(headers["strict-transport-security"]).toBeUndefined();
    expect(headers["content-security-policy"]).not.toContain("upgrade-insecure-requests");
  });

  test("lets hashed files be cached for a year, and everything else be revalidated", async ({ request }) => {
    const policyOf = async (address: string) => (await plain(request, address)).headers()["cache-control"];
    expect(await policyOf(`/${script}`)).toBe("public, max-age=31536000, immutable");
    for (const address of [doc, `${doc}/fragment.json`, "/sw.js", "/static/gone.png", "/no/such/page"]) {
      expect(await policyOf(address), address).toBe("no-cache");
    }
  });

  test("answers requests for unchanged files with 304 and no body", async ({ request }) => {
    for (const address of [doc, `${doc}/fragment.json`, `/${script}`, "/blog/rss.xml"]) {
      for (const encoding of ["identity", "gzip"]) {
        const accept = { "accept-encoding": encoding };
        const etag = (await plain(request, address, accept)).headers()["etag"] ?? "";
        const again = await plain(request, address, { ...accept, "if-none-match": etag });
        expect([again.status(), (await again.body()).length], `${address} ${encoding}`).toEqual([304, 0]);
      }
    }
  });

  test("compresses text as it is sent", async ({ request }) => {
    for (const address of [doc, `/${script}`, "/blog/rss.xml", `${doc}/fragment.json`]) {
      const headers = (await plain(request, address, { "accept-encoding": "gzip, deflate, br, zstd" })).headers();
      expect(headers["vary"], address).toContain("Accept-Encoding");
      expect(headers["content-encoding"], address).toBe("gzip");
    }
  });

  for (const [form, target] of [
    [`${doc}/?a=1`, `${doc}?a=1`],
    [`//docs${doc.slice(5)}?a=//b`, `${doc}?a=//b`],
    ["/docs/nature/flowers", "/docs/nature/flowers/"],
    ["/docs/nature/flowers/index.html?a", "/docs/nature/flowers/?a"],
    ["/index.html", "/"],
    [`//docs/${doc.slice(5)}/index.html/?a=1`, `${doc}?a=1`],
    [`${doc.replaceAll("/", "//")}.html`, doc],
    ["//docs/nature//flowers.html", "/docs/nature/flowers/"],
    ["/docs/craft/A%2BB/intro/", "/docs/craft/A+B/intro"],
    [
      "/docs/diary/24-year-notes/2024%E5%B9%B403%E6%9C%88.html",
      "/docs/diary/24%E5%B9%B4%E6%89%8B%E8%AE%B0/2024%E5%B9%B403%E6%9C%88",
    ],
    // These must not redirect to another host.
    ["//evil.example/index.html", "/evil.example"],
    ["///evil.example/", "/evil.example"],
  ] as const) {
    test(`${form} redirects permanently to ${target}, in one step`, async ({ baseURL }) => {
      // fetch sends the path unchanged.
      const response = await fetch(`${baseURL}${form}`, { redirect: "manual" });
      expect(response.status).toBe(301);
      expect(response.headers.get("location")).toBe(target);
      expect(response.headers.get("set-cookie")).toBeNull();
    });
  }
});

for (const form of ["/x%0d%0aSet-Cookie:%20a=b/index.html", "/%5Cevil.example/", "/%5Cevil.example.html"]) {
  test(`${form} redirects nowhere`, async ({ baseURL }) => {
    const response = await fetch(`${baseURL}${form}`, { redirect: "manual" });
    expect(response.status).toBe(404);
    expect(response.headers.get("location")).toBeNull();
    expect(response.headers.get("set-cookie")).toBeNull();
  });
}

test("the header allows the inline code that the built pages have", async ({ request }) => {
  test.skip(!hasNginx, "the policy's header comes from nginx");
  const header = (await request.get("/")).headers()["content-security-policy"];
  for (const file of ["index.html", "404.html", "search/index.html"]) {
    const hashes = inlineHashes(readFileSync(path.join(publicDir, file), "utf8"));
    expect(hashes.filter((hash) => !header?.includes(hash))).toEqual([]);
  }
});

/** Collects the addresses of requests to hosts other than localhost. */
function watchStrangers(page: Page): string[] {
  const strangers: string[] = [];
  page.on("request", (request) => {
    const { origin } = new URL(request.url());
    if (/^http/.test(origin) && !origin.startsWith("http://localhost:")) strangers.push(request.url());
  });
  return strangers;
}

test("no kind of page violates the policy or contacts another host", async ({ page }) => {
  const messages = listen(page);
  const strangers = watchStrangers(page);
  for (const address of [...Object.values(pageKinds), "/search", "/blog/tags", "/blog/subscribe", "/glossary"]) {
    if (address === pageKinds["not found"]) continue;
    const before = messages.length;
    await page.goto(address, { waitUntil: "load" });
    if (messages.length > before) messages.push(`… on ${address}`);
  }
  expect([...messages, ...strangers]).toEqual([]);
});

test("nor do search, dark mode, a zoomed picture, tabs and a copied program", async ({ page }) => {
  const messages = listen(page);
  const strangers = watchStrangers(page);
  const modal = await Modal.openAt(page, doc);
  await modal.search("半日潮");
  await page.keyboard.press("Enter");
  await expect(modal.root).toBeHidden();
  // The search is stored now, and its title is shown again.
  await searchButton(page).click();
  await expect(modal.root.getByText("最近搜索")).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: /^切换浅色/ }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await openSample(page);
  await page.getByRole("tab", { name: "Python" }).first().click();
  await page.getByRole("button", { name: "复制代码到剪贴板" }).first().click();
  await page.getByRole("button", { name: /^放大图片/ }).click();
  await expect(page.getByRole("dialog", { name: "图片放大视图" })).toBeVisible();
  expect([...messages, ...strangers]).toEqual([]);
});
