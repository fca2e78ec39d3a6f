import { expect, type Page, test } from "@playwright/test";
import { pageKinds } from "./support/fixture-site";
import { started } from "./support/site";

/** Returns the elements of a head, without the build's scripts and styles. */
function headOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [
      ...document.head.querySelectorAll(
        "title, meta, link:not([rel=preload], [rel=prefetch], [rel=stylesheet], [as]), script[type]:not([data-site-module])",
      ),
    ].map((element) => {
      const { tagName } = element;
      const name = ["charset", "http-equiv", "name", "property", "rel", "hreflang", "type", "title", "sizes"].map(
        (key) => element.getAttribute(key),
      );
      const text = element.tagName === "SCRIPT" ? /"@type":"(\w+)"/.exec(element.textContent ?? "")?.[1] : "";
      return [tagName, ...name, text].filter(Boolean).join(" ");
    }),
  );
}

const repeated = (names: readonly string[]) => names.filter((name, index) => names.indexOf(name) !== index);

test("every element of a head occurs once, before and after hydration, and across a visit", async ({ page }) => {
  await page.addInitScript(() => {
    // Records elements that a script adds to or removes from the head.
    const changes: string[] = [];
    (window as { headChanges?: string[] }).headChanges = changes;
    document.addEventListener("DOMContentLoaded", () => {
      new MutationObserver((records) => {
        for (const node of records.flatMap(({ addedNodes, removedNodes }) => [...addedNodes, ...removedNodes])) {
          if (node instanceof Element && node.matches("title, meta, [rel=canonical]")) changes.push(node.outerHTML);
        }
      }).observe(document.head, { childList: true });
    });
  });
  const kinds = [pageKinds.home, pageKinds.doc, pageKinds.post, pageKinds.category, "/search", pageKinds["blog list"]];
  for (const path of kinds) {
    await page.goto(path);
    await started(page);
    // Waits until the browser is idle, so that late changes of the head are recorded too.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(await page.evaluate(() => (window as { headChanges?: string[] }).headChanges), path).toEqual([]);
    expect(repeated(await headOf(page)), path).toEqual([]);
  }
  for (const path of kinds) {
    await page.evaluate((address) => window.___navigate?.(address), path);
    await expect(page).toHaveURL(encodeURI(path));
    await expect(page.locator("head > title")).toHaveCount(1);
    await expect.poll(async () => repeated(await headOf(page)), path).toEqual([]);
  }
});
