import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { fixtureSite } from "../e2e/support/fixture-site";
import { filesBelow } from "../src/lib/node/files";

// Renaming a page, a menu or an author of content/ must only break checks of content.

/**
 * Matches files below e2e that may name pages of content/: its checks, the files that only they
 * read, and the fixtures, which are other sites.
 */
const ofContent =
  /^(?:content|fixtures)\/|^built\/(?:routes|search-answers)\.test\.ts$|^support\/(?:site-pages|specified-routes)\.ts$/;

/** The site's interface text. A site may use words of this text as names. */
const interfaceText = readFileSync("src/text/languages/zh-Hans.ts", "utf8");

/** Returns the values of matching keys anywhere in YAML data. */
function valuesOf(data: unknown, keys: RegExp): string[] {
  if (typeof data !== "object" || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) =>
    typeof value === "string" && keys.test(key) ? [value] : valuesOf(value, keys),
  );
}

/** Returns the names of pages, sidebars, menus and authors of a site. */
function namesOf(folder: string): string[] {
  const read = (file: string) => readFileSync(path.join(folder, file), "utf8");
  const pages = filesBelow(folder).filter((file) => /\.mdx?$/.test(file));
  const slugs = pages.flatMap((file) => {
    const id = file.replace(/\.mdx?$/, "");
    return file.startsWith("docs/") ? [`/${id}`] : (/^blog\/\d{4}-\d\d-\d\d-(.+)$/.exec(id)?.slice(1) ?? []);
  });
  const titles = pages.flatMap((file) => /^title: *["']?(.+?)["']?$/m.exec(read(file))?.slice(1) ?? []);
  const sidebars = parse(read("sidebars.yml"));
  const site = parse(read("site.yml"));
  const authors = parse(read("authors.yml"));
  return [
    ...slugs,
    ...titles,
    ...Object.keys(sidebars),
    ...valuesOf(sidebars, /^label$/),
    ...valuesOf(site, /^(?:label|title|tagline|url|author)$/),
    ...Object.keys(authors),
    ...valuesOf(authors, /^(?:name|permalink)$/),
  ];
}

const namesOfFixture = new Set(namesOf(fixtureSite.contentDir));

/**
 * Returns whether a name can only come from content/. Short Latin words and words of the interface
 * are also used elsewhere, and the fixture site may have the same name.
 */
const isTelling = (name: string) =>
  (/\p{Script=Han}/u.test(name) || name.length > 6) && !interfaceText.includes(name) && !namesOfFixture.has(name);

test("no end-to-end test but the checks of content names a page, a menu or an author of content/", () => {
  const names = [...new Set(namesOf("content"))].filter(isTelling);
  expect(names).not.toEqual([]);
  const files = filesBelow("e2e").filter((file) => /\.(?:ts|mjs)$/.test(file) && !ofContent.test(file));
  const found = files.flatMap((file) => {
    const text = readFileSync(path.join("e2e", file), "utf8");
    return names.filter((name) => text.includes(name)).map((name) => `e2e/${file}: ${name}`);
  });
  expect(found).toEqual([]);
});
