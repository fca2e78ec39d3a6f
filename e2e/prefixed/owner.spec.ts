import { expect } from "@playwright/test";
import { prefixed, test } from "../support/prefixed-site";
import { isMarked, markDocument, started } from "../support/site";

const home = `${prefixed.prefix}/`;

test("content/pages/index.mdx is the home page, with the areas where its author puts them", async ({ page }) => {
  await page.goto(home);
  await started(page);
  await expect(page).toHaveTitle("小站 | 够用就好");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("站主的首页");
  const areas = page.locator(".prose").getByRole("listitem");
  await expect(areas).toHaveText(["指南", "大的分区"]);
  await markDocument(page);
  await areas.first().getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("站主的首页");
  expect(await isMarked(page)).toBe(true);
});

/** A script that reports to its own host in two ways, and to another host. */
const counter = `{
  const own = document.querySelector("script[data-counter-id]");
  new Image().src = "https://counter.example/pixel?id=" + own.dataset.counterId;
  fetch("https://counter.example/count", { mode: "no-cors" });
  fetch("https://other.example/count", { mode: "no-cors" }).catch(() => { document.title = "refused"; });
}`;

test("a script of site.yml runs and reports to its own host alone", async ({ page }) => {
  const requests: string[] = [];
  await page.route(/(?:counter|other)\.example/, (route) => {
    requests.push(route.request().url());
    const isScript = route.request().url().endsWith(".js");
    return route.fulfill({ contentType: isScript ? "text/javascript" : "text/plain", body: isScript ? counter : "" });
  });
  await page.goto(home);
  await expect(page).toHaveTitle("refused");
  await expect
    .poll(() => requests.sort())
    .toEqual([
      "https://counter.example/count",
      "https://counter.example/count.js",
      "https://counter.example/pixel?id=7",
    ]);
  await expect(page.locator('head meta[name="google-site-verification"]')).toHaveAttribute("content", "abc");
  await expect(page.locator('head link[rel="me"]')).toHaveAttribute("href", "https://social.example/@ann");
});
