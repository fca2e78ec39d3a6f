import { basename, dirname } from "../../../src/lib/paths";
import { filled, listOf, recordOf, stringOf } from "../data";
import { fence } from "../markdown/markdown-pieces";
import type { SourceText } from "../markdown/source-text";
import { clockTime, type Values } from "../values";
import { withContainers } from "../vitepress/containers";
import type { Dialect } from "../vitepress/dialect";
import { withoutVue } from "../vitepress/vue";

/** The dialect of VuePress 1 and 2, with the fields and syntax of common themes. */
export const vuePressDialect: Dialect = {
  generator: "VuePress",
  publicDir: ".vuepress/public",
  pagePath: (path) =>
    /^readme\.md$/i.test(basename(path)) ? [dirname(path), "index.md"].filter(Boolean).join("/") : path,
  kindOf: (path, data) => (/^(?:_?posts|blogs?)\//.test(path) && clockTime(data.date) !== undefined ? "blog" : "docs"),
  frontMatter,
  addressOf: ({ permalink }) => stringOf(permalink)?.replace(/^\/*/, "/"),
  isListing,
  // Catalogue pages of vuepress-theme-vdoing.
  listedFolder: ({ pageComponent }) => stringOf(recordOf(recordOf(pageComponent).data).path)?.replace(/^\/+|\/+$/g, ""),
  includes,
  text: (source) => withContainers(inVitePress(source)),
  withoutTemplates: (source, { file, data, notes }) => withoutVue(source, file, data, notes),
  fence: (info) => ({ info }),
};

function frontMatter(data: Values): Values {
  const hero = filled({
    name: data.heroText,
    tagline: data.tagline,
    image: data.heroImage,
    actions:
      data.actions ?? (data.actionLink === undefined ? undefined : [{ text: data.actionText, link: data.actionLink }]),
  });
  return {
    ...data,
    ...(hero && data.home === true && { hero }),
    head: [...listOf(data.head), ...listOf(data.meta).map((attributes) => ["meta", attributes])],
    prev: neighbour(data.prev),
    next: neighbour(data.next),
  };
}

/** Converts a string in `prev` or `next`, which is an address in VuePress. */
function neighbour(value: unknown): unknown {
  return typeof value === "string" ? { link: value } : value;
}

const listings = new Set(["tags", "tag", "categories", "category", "archives", "archive", "timeline", "blog"]);

function isListing(data: Values): boolean {
  const kind = stringOf(data.layout)?.toLowerCase();
  return (
    (kind !== undefined && listings.has(kind)) ||
    [data.tagsPage, data.categoriesPage, data.archivesPage, recordOf(data.blog).type].some(Boolean)
  );
}

const groupTag = /^[ \t]*<\/?(CodeGroup|CodeGroupItem|code-group|code-block|code-group-item)((?:\s[^>]*)?)>[ \t]*$/gm;

/** Converts includes of Markdown and code to VitePress' syntax. */
function includes(source: SourceText): SourceText {
  return source
    .replaceOutsideCode(/^([ \t]*)@\[code[^\]]*\]\(([^)]+)\)[ \t]*$/gm, ([, indent, file]) => `${indent}<<< ${file}`)
    .replaceOutsideCode(/^[ \t]*@include\(([^)]+)\)[ \t]*$/gm, ([, file]) => `<!-- @include: ${file} -->`);
}

/** Converts tab components, PlantUML, and addresses in `$withBase` to VitePress' syntax. */
function inVitePress(source: SourceText): SourceText {
  return source
    .replaceOutsideCode(/:(src|href)=(["'])\$withBase\((['"])([^'"]*)\3\)\2/g, ([, name, quote, , address]) => {
      return `${name}=${quote}${address}${quote}`;
    })
    .replaceOutsideCode(groupTag, ([tag, name = "", attributes = ""]) => {
      const isGroup = /^code-?group$/i.test(name);
      if (tag.includes("</")) return isGroup ? "::::" : ":::";
      const title = /\btitle=["']([^"']*)["']/.exec(attributes)?.[1] ?? "";
      return isGroup ? ":::: code-group" : `::: code-group-item ${title}`;
    })
    .replaceOutsideCode(/^@start(\w+)\n[\s\S]*?\n@end\1$/gm, ([drawing]) => fence(drawing, "plantuml"));
}
