import { basename, dirname } from "../../../src/lib/paths";
import { listOf, recordOf, stringOf } from "../data";
import { unicodeSlug } from "../links/anchor-slugs";
import { hasTitle } from "../markdown/split-page";
import { withoutScripts } from "../markdown/without-code";
import { clockTime, textsOf, type Values } from "../values";
import type { Dialect } from "../vitepress/dialect";
import { withVariables } from "./macros";
import type { MkDocsConfig } from "./mkdocs-config";
import { mkDocsIncludes, mkDocsInfo, mkDocsText } from "./mkdocs-text";

interface DialectContext {
  readonly config: MkDocsConfig;
  /** Titles from `nav`, by path. */
  readonly titles: ReadonlyMap<string, string>;
  /** Names of the blog's authors by key. */
  readonly authors: ReadonlyMap<string, string>;
}

/** Returns the dialect for MkDocs, its Material theme and common plugins. */
export function mkDocsDialect({ config, titles, authors }: DialectContext): Dialect {
  const posts = config.blogDir === null ? null : `${config.blogDir}/posts/`;
  const isPost = (path: string) => posts !== null && path.startsWith(posts);
  return {
    generator: "MkDocs",
    // MkDocs serves every file in docs_dir at its path, so there is no separate public folder.
    publicDir: null,
    pagePath: (path) => pagePath(path, config),
    kindOf: (path) => (isPost(path) ? "blog" : "docs"),
    frontMatter: (data, { path, body }) => {
      const hidden = textsOf(data.hide);
      const title = stringOf(data.title) === undefined && !hasTitle(body) ? titles.get(path) : data.title;
      const date = recordOf(data.date).created ?? data.date;
      return {
        ...data,
        title,
        date,
        permalink: isPost(path) ? postAddress({ ...data, title, date }, path, body, config) : pageAddress(path, config),
        ...(hidden.includes("toc") && { aside: false }),
        ...(hidden.includes("navigation") && { sidebar: false }),
        author: listOf(data.authors).map((key) => authors.get(String(key)) ?? key),
        publish: data.draft === true ? false : undefined,
      };
    },
    addressOf: ({ permalink }) => stringOf(permalink),
    isListing: (_, path) =>
      posts !== null && (path === `${config.blogDir}/index.md` || path === `${config.blogDir}/tags.md`),
    listedFolder: () => undefined,
    includes: mkDocsIncludes,
    text: (source, page) => mkDocsText(withVariables(source, config, page), config),
    withoutTemplates: (source, { file, notes }) => withoutScripts(source, file, notes),
    fence: (info) => ({ info: mkDocsInfo(info) }),
    fields: new Set(
      "hide icon status search template comments categories authors draft slug links pin readtime".split(" "),
    ),
  };
}

/**
 * Normalizes a page's path. README.md becomes `index.md`. A page in the default language loses its
 * language folder or suffix. For any other language, a suffix becomes a folder: `a.en.md` becomes
 * `en/a.md`.
 */
export function pagePath(path: string, { languages }: MkDocsConfig): string {
  const [, name = path, locale] = /^(.*)\.([\w-]+)\.md$/.exec(path) ?? [];
  const written = languages.find((language) => language.locale === locale);
  const plain = written ? `${name}.md` : path;
  const folder = languages.find((language) => plain.startsWith(`${language.locale}/`));
  const inOwnFolder = written && !written.isDefault ? `${written.locale}/${plain}` : plain;
  const inLanguage = folder?.isDefault ? plain.slice(folder.locale.length + 1) : inOwnFolder;
  return /^readme\.md$/i.test(basename(inLanguage))
    ? [dirname(inLanguage), "index.md"].filter(Boolean).join("/")
    : inLanguage;
}

/**
 * Returns the address of a page, which ends with a slash. With `use_directory_urls: false`, only
 * the address of an index page does, and any other address ends with `.html`.
 */
export function pageAddress(path: string, config: MkDocsConfig): string {
  const name = pagePath(path, config)
    .replace(/\.md$/, "")
    .replace(/(^|\/)index$/, "$1");
  if (config.site.use_directory_urls === false) return `/${name}${name === "" || name.endsWith("/") ? "" : ".html"}`;
  return name === "" || name.endsWith("/") ? `/${name}` : `/${name}/`;
}

/** Returns a post's address by the blog plugin's options, such as `/blog/2024/05/06/slug/`. */
function postAddress(data: Values, path: string, body: string, config: MkDocsConfig): string {
  const options = config.plugin("blog") ?? {};
  const date = clockTime(data.date)?.slice(0, 10).split("-") ?? [];
  const heading = /^#[ \t]+(.+?)[ \t]*#*$/m.exec(body)?.[1];
  const title = stringOf(data.title) ?? heading ?? basename(path).replace(/\.md$/, "");
  const slug = stringOf(data.slug) ?? unicodeSlug(title);
  const format = (pattern: string) =>
    pattern
      .replace(/yyyy/g, date[0] ?? "")
      .replace(/MM/g, date[1] ?? "")
      .replace(/dd/g, date[2] ?? "");
  const shown = (stringOf(options.post_url_format) ?? "{date}/{slug}")
    .replace("{date}", format(stringOf(options.post_url_date_format) ?? "yyyy/MM/dd"))
    .replace("{slug}", slug)
    .replace("{file}", basename(path).replace(/\.md$/, ""))
    .replace(
      /\{categories\}\/?/,
      textsOf(data.categories)
        .slice(0, 1)
        .map((name) => `${unicodeSlug(name)}/`)
        .join(""),
    );
  return `/${[config.blogDir ?? "", shown].filter(Boolean).join("/")}/`.replace(/\/{2,}/g, "/");
}
