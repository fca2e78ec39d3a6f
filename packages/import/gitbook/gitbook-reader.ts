import { basename, dirname } from "../../../src/lib/paths";
import { readMenu } from "../books/book-menu";
import { type Book, readBook } from "../books/book-site";
import { filled, recordOf, stringOf } from "../data";
import type { ImportedSite, Reader } from "../model";
import type { Notes } from "../notes";
import type { Project } from "../project";
import { textsOf, type Values } from "../values";
import { joined } from "../vitepress/vitepress-config";
import { yamlData } from "../yaml-data";
import { gitBookIncludes, gitBookText } from "./gitbook-text";

const configNames = ["book.json", ".gitbook.yaml", ".gitbook.yml"];

/** The reader of GitBook, HonKit and gitbook.com books, with `SUMMARY.md` as the default menu. */
export const gitBook: Reader = {
  generator: "GitBook",
  showsOwnHeadings: true,
  find: findGitBook,
  read: async (project, root, notes) => readGitBook(project, root, notes),
};

/** Finds the configuration folder whose book has a menu, or else the folder of a SUMMARY.md. */
function findGitBook(project: Project): string | null {
  const byDepth = (files: readonly string[]) => [...files].sort((a, b) => a.length - b.length);
  const configs = project.files.filter((file) => configNames.includes(basename(file)));
  const folders = byDepth(configs).map(dirname);
  const found = folders.find((folder) => menusOf(project, sourceOf(project, folder)).length > 0);
  if (found !== undefined) return found;
  const menu = byDepth(project.files.filter((file) => basename(file) === "SUMMARY.md"))[0];
  return menu === undefined ? null : dirname(menu);
}

interface Source {
  readonly srcDir: string;
  readonly config: Values;
  readonly file: string;
  readonly summary: string;
  readonly readme: string;
}

/** Reads the book's configuration, and from it where the pages and the menu are. */
function sourceOf(project: Project, root: string): Source {
  const names = configNames.map((name) => joined(root, name)).filter((name) => project.has(name));
  const config = Object.assign({}, ...names.map((name) => dataOf(project, name))) as Values;
  const structure = recordOf(config.structure);
  return {
    srcDir: joined(root, stringOf(config.root) ?? ""),
    config,
    file: names[0] ?? joined(root, "SUMMARY.md"),
    summary: stringOf(structure.summary) ?? "SUMMARY.md",
    readme: stringOf(structure.readme) ?? "README.md",
  };
}

/** Parses a YAML or JSON file. A YAML parser reads both, because YAML includes JSON. */
function dataOf(project: Project, file: string): Values {
  return yamlData(project.read(file)) ?? {};
}

/** Returns the menu of the book, and one for each language that `LANGS.md` lists. */
function menusOf(project: Project, { srcDir, summary }: Source): string[] {
  const languages = joined(srcDir, "LANGS.md");
  const folders = project.has(languages)
    ? readMenu(project.read(languages)).flatMap(({ items, target }) => [target, ...items.map((item) => item.target)])
    : [];
  const menus = ["", ...folders].map((folder) =>
    joined(joined(srcDir, folder?.replace(/README\.md$/, "") ?? ""), summary),
  );
  return [...new Set(menus)].filter((menu) => project.has(menu));
}

function readGitBook(project: Project, root: string, notes: Notes): ImportedSite {
  const source = sourceOf(project, root);
  const { config, srcDir, file, readme } = source;
  const plugins = textsOf(typeof config.plugins === "string" ? config.plugins.split(/\s*,\s*/) : config.plugins);
  // Without a book.json, `.gitbook.yaml` indicates gitbook.com, which renders formulas and uses
  // clean URLs. The older program needs a plugin for formulas.
  const isOnline = file.endsWith(".yaml") || file.endsWith(".yml");
  const variables = new Map(Object.entries(flat(recordOf(config.variables))));
  const links = Object.entries(recordOf(recordOf(config.links).sidebar));
  const book: Book = {
    generator: "GitBook",
    file,
    srcDir,
    menus: menusOf(project, source),
    site: {
      ...filled({ title: config.title ?? titleOf(project, joined(srcDir, readme)), description: config.description }),
      lang: config.language ?? "en",
      markdown: { math: isOnline || plugins.some((name) => /^(?:katex|mathjax)/.test(name)) },
      cleanUrls: isOnline,
      head: analytics(recordOf(recordOf(config.pluginsConfig).ga).token),
    },
    theme: {
      socialLinks: links.flatMap(([label, link]) => (stringOf(link) === undefined ? [] : [{ link, ariaLabel: label }])),
    },
    base: "/",
    folderPage: basename(readme),
    needsMenu: true,
    redirects: recordOf(config.redirects),
    syntax: {
      includes: gitBookIncludes,
      text: (text, page) => gitBookText(text, { ...page, variables }),
      fence: (info) => ({ info }),
      fields: new Set(
        "icon cover coverY hidden if metaLinks coverHeight tocTitle vars noIndex noRobotsIndex".split(" "),
      ),
    },
  };
  return readBook(project, book, notes);
}

/** Returns the front page's first level 1 heading, for a configuration without a title. */
function titleOf(project: Project, page: string): string | undefined {
  return project.has(page)
    ? /^#[ \t]+(.+?)[ \t]*#*$/m.exec(project.read(page))?.[1]?.replace(/<[^>]*>|\*+/g, "")
    : undefined;
}

function flat(values: Values, prefix = ""): Record<string, string> {
  const entries = Object.entries(values).flatMap(([name, value]): [string, string][] => {
    const words = stringOf(value);
    return words === undefined ? Object.entries(flat(recordOf(value), `${prefix}${name}.`)) : [[prefix + name, words]];
  });
  return Object.fromEntries(entries);
}

function analytics(token: unknown): unknown[] {
  const id = stringOf(token) ?? "";
  return /^(?:G|UA)-/.test(id) ? [["script", { src: `https://www.googletagmanager.com/gtag/js?id=${id}` }]] : [];
}
