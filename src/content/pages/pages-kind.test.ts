import { contentFile, messages } from "../testing/content-file";
import { pageOf } from "../testing/fields";
import { singlePageFields } from "./pages-kind";

test("a page's address is its name, folder or slug", () => {
  expect(pageOf("pages/about.mdx").path).toBe("/about");
  expect(pageOf("pages/now/index.mdx").path).toBe("/now/");
  expect(pageOf("pages/about.mdx", "slug: me").path).toBe("/me");
});

test.each(["pages/404.md", "pages/404.mdx", "pages/404/index.md"])("%s is the text of the 404 page", (file) => {
  expect(pageOf(file)).toMatchObject({ path: "/404.html", title: "找不到页面", listed: false, noindex: true });
  expect(pageOf(file, "title: 走丢了").title).toBe("走丢了");
  expect(pageOf(file, "slug: lost")).toMatchObject({ path: "/lost", listed: true });
});

test("a page is validated like every other kind", () => {
  const { fields, diagnostics } = singlePageFields(
    contentFile("pages/a.mdx", "---\ntitle: []\nhide_titel: true\n---\n"),
  );
  expect(fields).toBeNull();
  expect(messages(diagnostics).join("\n")).toContain("是否想写hide_title？");
  expect(messages(diagnostics).join("\n")).toContain("pages/a.mdx:2 title: 写的是[]");
});

test("a title has a language in lists if it is not the site's", () => {
  const langs = ["", "lang: en", "lang: zh-hans"].map((field) => pageOf("pages/about.mdx", field));
  expect(langs.map(({ titleLang }) => titleLang)).toEqual([null, "en", null]);
});

test("a revision's day must exist, and is the author's", () => {
  const revised = (date: string) =>
    singlePageFields(contentFile("pages/a.mdx", `---\nlast_update:\n  date: ${date}\n---\n`));
  expect(revised("2025-06-30T07:00:00+08:00").fields?.lastUpdateDate).toBe("2025-06-30T07:00:00.000+08:00");
  expect(revised("昨天").fields).toBeNull();
  expect(messages(revised("2025-6-31").diagnostics)).toEqual([
    'error: pages/a.mdx:3 last_update.date: 写的是"2025-6-31"，不是有效的日期\n    → date: 2025-08-31，要带时间就写date: 2025-08-31T09:30:00+08:00',
  ]);
});
