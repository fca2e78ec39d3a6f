import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect } from "@playwright/test";
import { builtHeads } from "../support/built-heads";
import { brokenReferences, pageAddresses } from "../support/crawl";
import { answerOtherHosts, prefixed, test } from "../support/prefixed-site";
import { Modal, searchButton } from "../support/search";
import { isMarked, listen, markDocument, started } from "../support/site";

const { prefix, url, publicDir } = prefixed;
const intro = `${prefix}/docs/guide/intro`;
const step = encodeURI(`${prefix}/docs/guide/入门/第一步`);

test("every link, anchor, picture, feed entry and redirect stays inside the folder and resolves", () => {
  expect(brokenReferences(prefixed)).toEqual([]);
});

test("feeds, the sitemap, Markdown copies, the manifest and canonicals contain the folder", () => {
  const text = (file: string) => readFileSync(path.join(publicDir, file), "utf8");
  for (const file of ["blog/rss.xml", "blog/atom.xml", "blog/feed.json"]) {
    expect(text(file), file).toContain(`${url}${prefix}/blog/2021/09/07/two`);
  }
  expect(text("blog/index.html")).toContain(`${url}${prefix}/blog"`);
  expect(text("robots.txt")).toContain(`Sitemap: ${url}${prefix}/sitemap-index.xml`);
  expect(text("sitemap-index.xml")).toContain(`<loc>${url}${prefix}/sitemap-0.xml</loc>`);
  expect(text("sitemap-0.xml")).toContain(`<loc>${url}${step}</loc>`);
  expect(text("llms.txt")).toContain(`(${url}${step}/index.md)`);
  expect(text("docs/guide/入门/第一步/index.md")).toContain(`<${url}${step}>`);
  const { start_url, icons } = JSON.parse(text("manifest.webmanifest"));
  expect([start_url, icons[0].src]).toEqual([`${prefix}/`, `${prefix}/icons/icon-192.png`]);
});

test("a page's front matter picture is the one for social networks, and it exists", () => {
  const head = builtHeads(publicDir).find(({ title }) => title.startsWith("第一步"));
  const picture = head?.meta.get("og:image") ?? "";
  expect(picture.startsWith(`${url}${prefix}/static/`)).toBe(true);
  expect(existsSync(path.join(publicDir, decodeURIComponent(picture.slice(`${url}${prefix}`.length))))).toBe(true);
  expect([head?.meta.get("og:image:width"), head?.meta.get("og:image:height")]).toEqual(["24", "12"]);
  expect(head?.jsonLd.find((data) => data["@type"] === "TechArticle")?.["image"]).toBe(picture);
});

test("every page opens without console messages and missing files", async ({ page, origin }) => {
  test.setTimeout(60_000);
  await answerOtherHosts(page, origin);
  const messages = listen(page);
  page.on("response", (response) => {
    if (response.status() >= 400) messages.push(`${response.status()} ${response.url()}`);
  });
  // The notes of the large area are generated and all alike, so one of each folder is enough.
  const addresses = pageAddresses(prefixed).filter((address) => !/\/large\/.+\/(?!1$)\d+$/.test(address));
  for (const address of addresses) {
    await page.goto(address);
    await started(page);
    expect(new URL(page.url()).pathname.startsWith(`${prefix}/`), address).toBe(true);
  }
  expect(messages).toEqual([]);
});

test("links of the shell and of articles, and Back, navigate inside the folder", async ({ page }) => {
  await page.goto(intro);
  await started(page);
  await markDocument(page);
  await page.locator(".prose").getByRole("link", { name: "第一步" }).click();
  await expect(page).toHaveURL(new RegExp(`${step}#`));
  await page.getByRole("banner").getByRole("link", { name: "小站" }).click();
  await expect(page).toHaveURL(`${prefix}/`);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("第一步");
  expect(await isMarked(page)).toBe(true);
});

test("files beside an article are published: downloads work, and sounds can be played", async ({ page }) => {
  await page.goto(encodeURI(`${prefix}/docs/guide/入门/附件 与声音`));
  const href = await page.getByRole("main").getByRole("link", { name: "讲义", exact: true }).getAttribute("href");
  const response = await page.request.get(`${href}`);
  expect([response.status(), response.headers()["content-type"]]).toEqual([200, "application/pdf"]);
  expect((await response.body()).subarray(0, 5).toString()).toBe("%PDF-");
  const duration = () => page.locator("audio").evaluate((audio: HTMLAudioElement) => audio.duration);
  await expect.poll(duration).toBeCloseTo(400 / 8000);
});

test("search hits and the link to all results stay inside the folder", async ({ page }) => {
  await page.goto(intro);
  await started(page);
  await markDocument(page);
  await searchButton(page).click();
  const modal = new Modal(page);
  await modal.search("三次握手");
  await expect(modal.active).toHaveAttribute("href", new RegExp(`^${prefix}/docs/`));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`${step}(#.*)?$`));
  expect(await isMarked(page)).toBe(true);
  await page.goto(`${prefix}/search?q=${encodeURIComponent("三次握手")}`);
  await expect(
    page
      .getByRole("main")
      .getByRole("link", { name: /第一步/ })
      .first(),
  ).toHaveAttribute("href", new RegExp(`^${prefix}/`));
});

for (const [form, target] of [
  [`${prefix}`, `${prefix}/`],
  [`${prefix}/index.html`, `${prefix}/`],
  [`${intro}.html?a=1#链接`, `${intro}?a=1#链接`],
  [`${intro}/index.html?a=1`, `${intro}?a=1`],
  [`${intro}/?a=1`, `${intro}?a=1`],
  [`${prefix}//docs//guide/intro`, intro],
  [step.replace(/%[\dA-F]{2}/g, (code) => code.toLowerCase()), step],
  [`${prefix}/docs/guide/shelf`, `${prefix}/docs/guide/shelf/`],
  [encodeURI(`${prefix}/docs/guide/start/第一步`), step],
] as const) {
  test(`${decodeURI(form)} leads to ${decodeURI(target)}`, async ({ page, origin }) => {
    await page.goto(form);
    await expect(page).toHaveURL(`${origin}${encodeURI(decodeURI(target))}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
}

test("an unknown address answers 404 in Chinese", async ({ page }) => {
  const response = await page.goto(`${prefix}/docs/没有这一页`);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("main")).toContainText("我们找不到您要找的页面。");
});

test.describe("in a folder other than the one it was built for", () => {
  const home = () => readFileSync(path.join(publicDir, "index.html"), "utf8");

  // The page retries loading its scripts. Once the routes are gone, a retry would succeed, and the
  // page would navigate away during the next test.
  test.afterEach(async ({ page }) => {
    await page.goto("about:blank");
  });

  test("the home page names the right folder, without the site's scripts and styles", async ({ page, origin }) => {
    await page.route("**/*", (route) => {
      if (route.request().url() !== `${origin}/wrong/`) return route.fulfill({ status: 404, body: "" });
      return route.fulfill({ contentType: "text/html", body: home().replace(/<style[\s\S]*?<\/style>/g, "") });
    });
    await page.goto(`${origin}/wrong/`);
    const banner = page.getByRole("alert");
    await expect(banner).toContainText("网站没有正确加载");
    await expect(banner).toContainText("当前配置的基础路径：/notes/");
    await expect(banner).toContainText("建议改为：/wrong/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });

  test("the same if the host answers script requests with a page", async ({ page, origin }) => {
    await page.route("**/*", (route) => route.fulfill({ contentType: "text/html", body: home() }));
    await page.goto(`${origin}/wrong/`);
    await expect(page.getByRole("alert")).toContainText("建议改为：/wrong/");
  });
});
