import { expect, type Page, test } from "@playwright/test";
import { type HostileArticle, hostileArticles } from "./support/hostile-articles";

/** Most events that the vectors listen to, and some others. */
const events =
  "click dblclick mouseover mouseenter mousemove pointerover pointerenter focus focusin blur toggle beforetoggle load error begin end repeat animationstart animationend transitionend scroll wheel copy cut paste drag drop input change submit reset invalid keydown contextmenu hashchange popstate message resize pageshow play canplay loadstart ended cuechange finish start bounce show search select".split(
    " ",
  );

let articles: HostileArticle[];

test.beforeAll(async () => {
  articles = await hostileArticles();
});

/**
 * Collects what runs. Functions that vectors call, such as `alert`, report their names. The browser
 * reports dialogs, popups, and requests such as those for scripts.
 */
async function watch(page: Page): Promise<string[]> {
  const ran: string[] = [];
  await page.exposeFunction("reportRun", (what: string) => void ran.push(what));
  await page.addInitScript(() => {
    const { reportRun } = window as unknown as { reportRun: (what: string) => void };
    for (const name of ["alert", "confirm", "prompt", "print", "open"]) {
      Object.defineProperty(window, name, { value: () => reportRun(name) });
    }
  });
  page.on("dialog", (dialog) => {
    ran.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on("popup", () => ran.push("popup"));
  page.on("request", (request) => {
    if (["script", "stylesheet", "object", "xhr", "fetch", "ping"].includes(request.resourceType()))
      ran.push(`${request.resourceType()} ${request.url()}`);
  });
  return ran;
}

/**
 * Opens a page without a Content Security Policy, so that everything the sanitizer missed can run.
 * Then dispatches events to all of its elements and clicks `javascript:` links.
 */
async function expose(page: Page, html: string): Promise<void> {
  const address = "http://articles.example/";
  await page.route(`${address}**`, (route) =>
    route.fulfill({
      contentType: "text/html; charset=utf-8",
      body: `<!doctype html><title>x</title><main>${html}</main><p id="end">完</p>`,
    }),
  );
  await page.route(/^(?!http:\/\/articles\.example\/)/, (route) => route.abort());
  await page.goto(address, { waitUntil: "load" });
  // A response without content keeps the page open wherever an article tries to navigate.
  await page.route("**", (route) =>
    route.request().isNavigationRequest() && route.request().frame() === page.mainFrame()
      ? route.fulfill({ status: 204 })
      : route.fallback(),
  );
  await page.evaluate((types) => {
    for (const element of document.querySelectorAll<HTMLElement>("main *")) {
      for (const type of types) element.dispatchEvent(new Event(type, { bubbles: false, cancelable: true }));
      if (/^javascript:/i.test((element as HTMLAnchorElement).href ?? "")) element.click();
    }
  }, events);
  // Some code runs in a later task or when a picture fails to load, so this waits.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
}

for (const place of ["page", "feed"] as const) {
  test(`nothing in a corpus of hostile articles runs in a ${place}`, async ({ page }) => {
    const ran = await watch(page);
    expect(articles.length).toBeGreaterThan(200);
    await expose(page, articles.map((article) => `<section>${article[place]}</section>`).join("\n"));
    expect(ran).toEqual([]);
    // No article has swallowed the following ones or left its container.
    await expect(page.locator("main > section")).toHaveCount(articles.length);
    await expect(page.locator("body > #end")).toHaveText("完");
    await expect(page.locator("base, meta, link, script, style, object, embed, frame")).toHaveCount(0);
  });
}

test("the same articles run code without the sanitiser", async ({ page }) => {
  const ran = await watch(page);
  await expose(
    page,
    articles
      .filter(({ format }) => format === "md")
      .map(({ vector }) => `<section>${vector}</section>`)
      .join("\n"),
  );
  expect(ran.length).toBeGreaterThan(5);
});
