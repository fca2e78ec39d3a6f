import { slug as slugOf } from "github-slugger";
import { dirname } from "../../../src/lib/paths";
import { listOf, recordOf, stringOf } from "../data";
import { SourceText } from "../markdown/source-text";
import { splitPage } from "../markdown/split-page";
import { withoutScripts } from "../markdown/without-code";
import type { Notes } from "../notes";
import type { Project } from "../project";
import type { Values } from "../values";
import type { Dialect } from "../vitepress/dialect";
import { joined } from "../vitepress/vitepress-config";
import { yamlData } from "../yaml-data";
import { expressiveFence } from "./expressive-code";
import { mdxToMarkdown } from "./mdx-to-markdown";
import { starlightComponents } from "./starlight-components";
import { aliasedPath, type StarlightConfig } from "./starlight-config";
import { pageAddress } from "./starlight-menus";

/**
 * Returns the dialect of Starlight and its blog plugin.
 * @param embedded collects the files whose text becomes part of pages
 */
export function starlightDialect(config: StarlightConfig, project: Project, embedded: Set<string>): Dialect {
  const blog = config.plugins.get("starlight-blog");
  const main = config.languages.find(({ isDefault }) => isDefault)?.folder ?? "";
  const posts = [main, "blog/"].filter(Boolean).join("/");
  const isPost = (path: string) => blog !== undefined && path.startsWith(posts);
  const authors = recordOf(blog?.authors);
  const convert = (source: SourceText, file: string, notes: Notes, depth = 0): SourceText => {
    const text = withPlainAsides(source);
    if (!file.endsWith(".mdx")) return text;
    return mdxToMarkdown(text, {
      file,
      frontMatter: yamlData(splitPage(project.read(file)).frontMatter) ?? {},
      rules: starlightComponents,
      textOf: (imported) => {
        const part = importedFile(imported, file, config);
        if (depth > 9 || !project.has(part)) return undefined;
        embedded.add(part);
        if (!/\.mdx?$/.test(part)) return project.read(part);
        const { body, bodyLine } = splitPage(project.read(part).replace(/\r\n?/g, "\n"));
        return convert(SourceText.of(body, bodyLine), part, notes, depth + 1).text;
      },
      notes,
    });
  };
  return {
    generator: "Starlight",
    publicDir: null,
    pages: /\.mdx?$/,
    pagePath: (path) => path.replace(/\.mdx?$/, ".md"),
    kindOf: (path) => (isPost(path) ? "blog" : "docs"),
    frontMatter: (data, { path }) => frontMatter(data, path, authors),
    addressOf: ({ permalink }) => stringOf(permalink),
    isListing: () => false,
    listedFolder: () => undefined,
    includes: (source) => source,
    text: (source, { file, notes }) => convert(source, file, notes),
    withoutTemplates: (source, { file, notes }) => withoutScripts(source, file, notes),
    fence: expressiveFence,
    address: (written) => {
      const aliased = aliasedPath(written, config);
      return aliased === undefined
        ? written
        : `/${config.root === "" ? aliased : aliased.slice(config.root.length + 1)}`;
    },
    fields: new Set(
      "slug template tableOfContents hero head sidebar draft editUrl authors excerpt cover featured".split(" "),
    ),
  };
}

/** Returns the path in the project of a file that a page imports. */
function importedFile(imported: string, page: string, config: StarlightConfig): string {
  const aliased = aliasedPath(imported, config);
  if (aliased !== undefined) return aliased;
  return imported.startsWith("/") ? joined(config.root, imported.slice(1)) : joined(dirname(page), imported);
}

/** Returns a page's address: its `slug`, or else its path, in which Astro slugifies each name. */
export function addressOf(path: string, data: Values): string {
  const written = stringOf(data.slug);
  const names = path.replace(/\.mdx?$/, "").split("/");
  return pageAddress(written ?? names.map((name) => slugOf(name)).join("/"));
}

/**
 * Converts front matter to VitePress' fields.
 * @param knownAuthors the blog's authors by key
 */
function frontMatter(data: Values, path: string, knownAuthors: Values): Values {
  const sidebar = recordOf(data.sidebar);
  const contents = recordOf(data.tableOfContents);
  const hero = recordOf(data.hero);
  const image = recordOf(hero.image);
  const isSplash = data.template === "splash";
  const levels = [contents.minHeadingLevel ?? 2, contents.maxHeadingLevel ?? 3];
  const head = listOf(data.head).map((entry) => [recordOf(entry).tag, recordOf(entry).attrs]);
  return {
    title: data.title,
    description: data.description ?? data.excerpt,
    permalink: addressOf(path, data),
    date: data.date,
    tags: data.tags,
    author: [data.authors].flat().map((author) => knownAuthors[String(author)] ?? author),
    head,
    shortTitle: sidebar.label,
    order: sidebar.order,
    prev: data.prev,
    next: data.next,
    editLink: data.editUrl,
    publish: data.draft === true ? false : undefined,
    ...(isSplash && { aside: false, sidebar: false }),
    ...(data.tableOfContents === false && { outline: false }),
    ...(Object.keys(contents).length > 0 && { outline: levels }),
    ...(data.hero !== undefined && {
      layout: "home",
      hero: {
        name: hero.title ?? data.title,
        tagline: hero.tagline,
        image: { src: image.file ?? image.light ?? image.dark, alt: image.alt },
        actions: hero.actions,
      },
    }),
  };
}

/** Removes the attributes of asides, such as `{icon="star"}`. */
function withPlainAsides(source: SourceText): SourceText {
  return source.replaceOutsideCode(
    /^([ \t>]*:{3,}[ \t]*\w+(?:\[[^\]\n]*\])?)\{[^}\n]*\}[ \t]*$/gm,
    ([, opening = ""]) => opening,
  );
}
