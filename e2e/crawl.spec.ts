import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { site as settings } from "../src/config/site";
import { brokenReferences, pageAddresses } from "./support/crawl";
import { listen, open, pageKinds } from "./support/site";

const site = { publicDir: "public", prefix: "", url: settings.url };

test("every link, anchor, picture, feed entry and redirect of the site resolves", () => {
  expect(pageAddresses(site).length).toBeGreaterThan(100);
  expect(brokenReferences(site)).toEqual([]);
});

test("a visit of one page of every kind logs nothing", async ({ page }) => {
  await open(page, "/");
  const messages = listen(page);
  for (const path of [...Object.values(pageKinds), "/search?q=三次握手", "/docs/computer/Linux/"]) {
    if (path === pageKinds["not found"]) continue;
    await page.evaluate((address) => window.___navigate?.(address), path);
    await expect(page).toHaveURL(encodeURI(path));
    await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
  }
  expect(messages).toEqual([]);
});

test("without a tracking id no page mentions Google", () => {
  expect(readFileSync("public/index.html", "utf8")).not.toMatch(/googletagmanager|gtag/);
});
