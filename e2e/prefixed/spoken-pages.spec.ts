import { expect } from "@playwright/test";
import { answerOtherHosts, prefixed, test } from "../support/prefixed-site";
import { started } from "../support/site";

// The accessibility tree of a page of each kind: what a screen reader receives, in order.
// The files in spoken-pages.spec.ts-snapshots are meant to be read, not only compared.
// After a deliberate change, `npx playwright test spoken-pages -u` updates them.

/** A page of each kind, and the selector of the part that only this kind has. */
const pages = {
  frame: ["/about", "body"],
  home: ["/", "main"],
  "docs-landing": ["/docs", "main section:first-of-type"],
  doc: ["/docs/guide/intro", "main"],
  "doc-with-code": ["/docs/guide/入门/第一步", "main"],
  "sidebar-of-docs": ["/docs/guide/入门/第一步", "nav[aria-label=文档侧边栏]"],
  category: ["/docs/category/入门", "main"],
  "blog-list": ["/blog", "main"],
  post: ["/blog/2021/07/30/one", "main"],
  archive: ["/blog/archive", "main"],
  tags: ["/blog/tags", "main"],
  tag: ["/blog/tags/甲", "main"],
  authors: ["/blog/authors", "main"],
  author: ["/blog/authors/all-xiaoshan-articles", "main"],
  feeds: ["/blog/subscribe", "main"],
  search: ["/search", "main"],
  "not-found": ["/no/such/page", "main"],
} as const;

for (const [kind, [path, part]] of Object.entries(pages)) {
  test(`gives screen readers what a person has read: ${kind}`, async ({ page, origin }) => {
    await answerOtherHosts(page, origin);
    await page.goto(`${prefixed.prefix}${path}`);
    await started(page);
    await expect(page.locator(part)).toMatchAriaSnapshot({ name: `${kind}.aria.yml` });
  });
}
