import { readFileSync } from "node:fs";
import { build } from "esbuild";
import { inLanguage } from "../../bundle/browser-bundle";
import { readSite } from "../../config/read-site";
import { languageOf, type Texts, textsIn } from "./index";

test.each([
  ["zh-Hans", "zh-Hans"],
  ["zh", "zh-Hans"],
  ["zh-CN", "zh-Hans"],
  ["zh-Hant", "zh-Hant"],
  ["zh-TW", "zh-Hant"],
  ["zh-HK", "zh-Hant"],
  ["zh-Hant-HK", "zh-Hant"],
  ["en", "en"],
  ["en-GB", "en"],
  ["fr", "en"],
])("a site in %s has the shell in %s", (tag, language) => {
  expect(languageOf(tag)).toBe(language);
});

test("has no Chinese in the English texts", () => {
  expect(
    readFileSync("src/text/languages/en.ts", "utf8").match(/\p{Script=Han}|[\u3000-\u303f\uff01-\uff5e]/gu),
  ).toBeNull();
});

test("distinguishes one and many in English, and writes dates as Americans do", () => {
  const { blogText, dateText, searchText } = textsIn("en");
  expect([blogText.count(1), blogText.count(2), searchText.seeAll(0)]).toEqual([
    "1 post",
    "2 posts",
    "See all 0 results",
  ]);
  const format = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });
  for (const day of ["2021-07-30", "2024-02-29", "2026-01-01T00:00:00Z"])
    expect(dateText.day(day)).toBe(format.format(new Date(day)));
});

test.each(["en-GB", "en-AU", "en-IN", "en-US", "en-CA", "en-PH"])("writes dates in %s as in that country", (tag) => {
  const form = { month: "long", day: "numeric", timeZone: "UTC", calendar: "gregory" } as const;
  const { dateText } = textsIn(tag);
  for (const day of ["2021-07-30", "2026-01-01T00:00:00Z"]) {
    expect(dateText.day(day)).toBe(new Date(day).toLocaleDateString(tag, { ...form, year: "numeric" }));
    expect(dateText.dayOfYear(day)).toBe(new Date(day).toLocaleDateString(tag, form));
  }
});

const siteIn = (lang: string) => readSite("none", Buffer.from(`title: A\nlocale: { lang: ${lang} }\n`), {}).site;

test("fills in what site.yml leaves out in the site's language", () => {
  const { blog, docs } = siteIn("en");
  expect([blog.title, blog.description, blog.sidebarTitle, docs.label]).toEqual([
    ...["Blog", "The blog of A", "Recent posts", "Docs"],
  ]);
  expect(siteIn("zh-TW").blog.title).toBe("部落格");
});

test("puts only one language in a bundle, and only the texts that it uses", async () => {
  const contents = 'import { siteText } from "./src/text/texts"; console.log(siteText.close, siteText.year("2026"))';
  const textIn = async (lang: string) => {
    const { outputFiles } = await build({
      stdin: { contents, resolveDir: "." },
      bundle: true,
      minify: true,
      charset: "utf8",
      write: false,
      plugins: [inLanguage(siteIn(lang))],
    });
    return outputFiles[0]?.text ?? "";
  };
  expect(await textIn("en")).not.toMatch(/\p{Script=Han}|Unlisted/u);
  expect(await textIn("zh-Hans")).toMatch(/关闭/);
  expect(await textIn("zh-TW")).toMatch(/關閉/);
  expect(await textIn("zh-TW")).not.toMatch(/关闭|Close/);
});

test("reports a missing text of a language as a type error", () => {
  const { siteText, ...rest } = textsIn("en");
  const { close: _close, ...some } = siteText;
  // @ts-expect-error: close is missing.
  const texts: Texts = { ...rest, siteText: some };
  expect(Object.keys(texts.siteText)).not.toContain("close");
});
