import { expect, type Page, test } from "@playwright/test";
import { commentProviders } from "../src/config/comment-providers";
import { type HostileArticle, hostileArticles } from "./support/hostile-articles";
import { bundleProviders, type ProviderSite, policyOf, providerSites, serveScripts } from "./support/provider-sites";
import { laidOut, started } from "./support/site";

// Puts the corpus of e2e/hostile-articles into a page with the site's own scripts, which must not
// start anything for an article.

let articles: HostileArticle[];
let scripts: Record<ProviderSite, string>;

test.beforeAll(async () => {
  articles = await hostileArticles();
  scripts = await bundleProviders();
});

const target = "/about";
/** Returns the site's own comment island. No forged comments may start beside it. */
const discussion = (provider: string) =>
  `<div data-site-island="${provider}" data-site-props="{&quot;path&quot;:&quot;/about&quot;}" data-site-load="now"></div>`;

const hasComments = (name: ProviderSite) => commentProviders.some((provider) => provider === name);

/**
 * Replaces the content of the main element with the articles: all of them as rendered, or if
 * `isRendered` is false, only the vectors with islands, unsanitized.
 */
function withArticles(main: string, { name, isRendered = true }: Setting): string {
  const forged = articles.map(({ vector }) => vector).filter((vector) => vector.startsWith("<div data-site-island"));
  const texts = isRendered ? articles.map(({ page }) => page) : forged;
  const sections = texts.map((text) => `<section class="prose">${text}</section>`).join("\n");
  const own = hasComments(name) ? discussion(name) : "";
  return main.replace(/(<main[^>]*>)[\s\S]*(<\/main>)/, (_, start, end) => `${start}${sections}${own}${end}`);
}

interface Setting {
  readonly name: ProviderSite;
  readonly hasPolicy: boolean;
  readonly isRendered?: boolean;
}

/**
 * Serves the articles at `target`, both as a page and as the fragment that a link loads.
 * @returns the code that ran, and the requests with `evil` in their address; the list grows
 */
async function serve(page: Page, setting: Setting): Promise<string[]> {
  const { name, hasPolicy } = setting;
  const ran: string[] = [];
  await page.exposeFunction("reportRun", (what: string) => void ran.push(what));
  await page.addInitScript(() => {
    const { reportRun } = window as unknown as { reportRun: (what: string) => void };
    for (const call of ["alert", "confirm", "prompt", "print"])
      Object.defineProperty(window, call, { value: () => reportRun(call) });
  });
  page.on("dialog", (dialog) => {
    ran.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  await serveScripts(page, scripts[name]);
  await page.route(/^https?:\/\/(?!localhost)/, (route) => {
    const { host } = new URL(route.request().url());
    if (/evil/i.test(route.request().url())) ran.push(route.request().url());
    return host === "giscus.app" ? route.fulfill({ contentType: "text/html", body: "x" }) : route.abort();
  });
  await page.route("**/*", async (route) => {
    const request = route.request();
    if (request.resourceType() !== "document" || request.frame() !== page.mainFrame()) return route.fallback();
    const response = await route.fetch();
    const { "content-security-policy": _, ...headers } = response.headers();
    const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"\/>/;
    const html = (await response.text()).replace(policy, (_, own: string) =>
      hasPolicy ? `<meta http-equiv="Content-Security-Policy" content="${policyOf(name, own)}"/>` : "",
    );
    const isTarget = new URL(request.url()).pathname === target;
    await route.fulfill({ response, headers, body: isTarget ? withArticles(html, setting) : html });
  });
  await page.route(`**${target}/fragment.json`, async (route) => {
    const fragment = (await (await route.fetch()).json()) as { main: string };
    await route.fulfill({ json: { ...fragment, main: withArticles(fragment.main, setting), text: [] } });
  });
  return ran;
}

/**
 * Uses a page as a reader does: moves the pointer over everything, and presses everything except
 * links and summaries.
 */
async function touchAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>("main *")) {
      for (const type of ["pointerover", "focusin", "touchstart", "toggle"])
        element.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
      if (!element.closest("a, summary"))
        element.dispatchEvent(new Event("click", { bubbles: true, cancelable: true }));
    }
  });
}

/** Returns the articles that cover the navbar, once for each covered point. */
function coveredBar(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const steps = Array.from({ length: 60 }, (_, step) => step);
    const covering = [...document.querySelectorAll("main > section:has([href$='cover'], dialog, .x)")];
    const found: string[] = [];
    for (const section of covering) {
      section.scrollIntoView({ block: "center" });
      // The sticky bar follows the scroll in the next frame.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const taken = steps.map((step) => document.elementFromPoint(step * 24, 20)?.closest("main > section"));
      found.push(...taken.flatMap((article) => (article ? [article.innerHTML.slice(0, 120)] : [])));
    }
    return found;
  });
}

/** Returns the names of the islands that have started. */
const islands = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("main [data-site-started]")].map((place) => place.getAttribute("data-site-island")),
  );

for (const name of Object.keys(providerSites) as ProviderSite[]) {
  for (const hasPolicy of [true, false]) {
    for (const way of ["opened", "by a link"]) {
      test(`${name}, ${hasPolicy ? "with" : "without"} the policy, ${way}: no script acts for an article`, async ({
        page,
      }) => {
        const errors: string[] = [];
        page.on("pageerror", ({ message }) => errors.push(message));
        const ran = await serve(page, { name, hasPolicy });
        if (way === "opened") await page.goto(target);
        else {
          await page.goto("/friendship");
          await started(page);
          await page.evaluate((address) => window.___navigate?.(address), target);
          await expect(page).toHaveURL(new RegExp(`${target}$`));
        }
        await started(page);
        await expect(page.locator("main > section")).toHaveCount(articles.length);
        await laidOut(page);
        expect(await coveredBar(page)).toEqual([]);
        await touchAll(page);
        await page.waitForLoadState("load");
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))));
        expect(ran).toEqual([]);
        expect(errors).toEqual([]);
        expect(await islands(page)).toEqual(hasComments(name) ? [name] : []);
        await expect(page.locator("body > :is(.search-dialog, .DocSearch)")).toHaveCount(0);
        await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
        await expect(page.locator('[id="site:main"], [id="site:live-region"], [id="site:search"]')).toHaveCount(3);
      });
    }
  }
}

test("the same articles start islands without the sanitiser", async ({ page }) => {
  await serve(page, { name: "embedded", hasPolicy: true, isRendered: false });
  await page.goto(target);
  await started(page);
  await expect.poll(async () => (await islands(page)).length).toBeGreaterThan(5);
});
