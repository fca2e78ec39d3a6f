import { basename, dirname, joinPath } from "../../../src/lib/paths";
import { readMenu, toSidebar } from "../books/book-menu";
import { type Book, menuAddress, readBook } from "../books/book-site";
import { filled, stringOf } from "../data";
import { writtenFields } from "../evaluate/written-fields";
import { docsifyAnchor } from "../links/anchor-slugs";
import type { Reader } from "../model";
import type { Project } from "../project";
import type { Values } from "../values";
import { joined } from "../vitepress/vitepress-config";
import { docsifyIncludes, docsifyText } from "./docsify-text";

/** The reader of docsify projects, configured in `index.html`: https://docsify.js.org */
export const docsify: Reader = {
  generator: "docsify",
  anchorSlug: docsifyAnchor,
  showsOwnHeadings: true,
  find: (project) => {
    const [file] = project.files
      .filter((name) => basename(name) === "index.html" && project.read(name).includes("$docsify"))
      .sort((a, b) => a.length - b.length);
    return file === undefined ? null : dirname(file);
  },
  read: async (project, root, notes) => readBook(project, bookOf(project, root), notes),
};

const fields = [
  "name",
  "repo",
  "basePath",
  "homepage",
  "logo",
  "loadSidebar",
  "loadNavbar",
  "relativePath",
  "ga",
  "gtag",
];

function bookOf(project: Project, root: string): Book {
  const file = joined(root, "index.html");
  const html = project.read(file);
  const config: Values = writtenFields(html.slice(html.indexOf("$docsify")), fields);
  const folder = stringOf(config.basePath) ?? "";
  const srcDir = joined(root, /^(?:https?:)?\/\//.test(folder) ? "" : folder.replace(/^\/+/, ""));
  const homePage = stringOf(config.homepage) ?? "README.md";
  const sidebarName = stringOf(config.loadSidebar) ?? "_sidebar.md";
  const menus = project.below(srcDir).filter((name) => basename(name) === sidebarName);
  const cover = coverOf(project, srcDir);
  const statics = [linkedIcon(html), stringOf(config.logo)].flatMap((name) => {
    const path =
      name === undefined || /^(?:https?:)?\/\//.test(name) ? "" : joined(srcDir, name.replace(/^\.?\/+/, ""));
    return path !== "" && project.has(path) ? [path] : [];
  });
  const book: Book = {
    generator: "docsify",
    file,
    srcDir,
    menus,
    site: {
      ...filled({
        title: config.name ?? cover.title ?? titleOf(html),
        description: cover.tagline ?? descriptionOf(html),
        lang: /<html[^>]*\slang=["']?([\w-]+)/i.exec(html)?.[1],
      }),
      markdown: { math: /katex|mathjax|docsify-latex/i.test(html) },
      // docsify routes by hash, so there are no old paths to keep.
      cleanUrls: true,
      head: [...analytics(config), ...icon(html)],
    },
    theme: {
      ...filled({ logo: config.logo }),
      nav: navbarOf(project, srcDir, stringOf(config.loadNavbar) ?? "_navbar.md"),
      socialLinks: repository(config.repo),
    },
    base: "/",
    folderPage: basename(homePage),
    hasRootLinks: config.relativePath !== true,
    needsMenu: false,
    statics,
    syntax: {
      includes: docsifyIncludes,
      text: docsifyText,
      fence: (info) => ({ info }),
      address: (written, use) => (use === "link" ? linkAddress(written, project, srcDir, config) : written),
    },
  };
  return book;
}

/**
 * Converts a link. `?id=` becomes a hash, and a leading `#/` becomes `/`. Unless `relativePath` is
 * set, a relative link is resolved from the source folder if the file exists there.
 */
function linkAddress(written: string, project: Project, srcDir: string, { relativePath }: Values): string {
  const plain = written.replace(/^\/?#\//, "/").replace(/\?id=([^&#]*).*$/, "#$1");
  const [path = ""] = plain.split(/[?#]/, 1);
  if (path === "" || path.startsWith("/") || relativePath === true || /^[a-z][a-z\d+.-]*:/i.test(path)) return plain;
  const file = joined(srcDir, decode(path));
  const names = [file, `${file}.md`, joined(file, "README.md")];
  return names.some((name) => project.has(name)) ? `/${plain.replace(/^\.\//, "")}` : plain;
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function navbarOf(project: Project, srcDir: string, name: string): Values[] {
  const file = joined(srcDir, name);
  if (!project.has(file)) return [];
  return toSidebar(readMenu(project.read(file)), (target) =>
    menuAddress(target, file, { srcDir, folderPage: "README.md" }),
  );
}

/** Returns the link to the repository, if there is one. `owner/name` is a GitHub repository. */
function repository(repo: unknown): Values[] {
  const name = stringOf(repo);
  if (name === undefined) return [];
  return /^https?:/.test(name)
    ? [{ link: name, icon: name }]
    : [{ link: `https://github.com/${name}`, icon: "github" }];
}

/** Reads the title and the tagline from the cover page. */
function coverOf(project: Project, srcDir: string): { readonly title?: string; readonly tagline?: string } {
  const file = joined(srcDir, "_coverpage.md");
  const text = project.has(file) ? project.read(file) : "";
  const title = plain(/^#[ \t]+(.+)$/m.exec(text)?.[1]);
  const tagline = plain(/^>[ \t]*(.+)$/m.exec(text)?.[1]);
  return { ...(title && { title }), ...(tagline && { tagline }) };
}

function plain(text: string | undefined): string | undefined {
  return text?.replace(/<[^>]*>|\*\*/g, "").trim() || undefined;
}

function titleOf(html: string): string | undefined {
  return plain(/<title>([^<]*)<\/title>/i.exec(html)?.[1]);
}

/** Reads the description. Ignores `Description`, which is the placeholder in docsify's starter. */
function descriptionOf(html: string): string | undefined {
  const content = /<meta\s+name=["']description["']\s+content=["']([^"']*)/i.exec(html)?.[1]?.trim();
  return content === "Description" ? undefined : content || undefined;
}

function linkedIcon(html: string): string | undefined {
  const [tag = ""] = /<link\b[^>]*\brel=["']?(?:shortcut )?icon\b[^>]*>/i.exec(html) ?? [];
  return /\bhref=["']?\s*([^"'\s>]+)/i.exec(tag)?.[1];
}

function icon(html: string): unknown[] {
  const href = linkedIcon(html);
  return href === undefined || /^(?:https?:)?\/\//.test(href)
    ? []
    : [["link", { rel: "icon", href: joinPath("/", href) }]];
}

function analytics({ ga, gtag }: Values): unknown[] {
  const id = stringOf(gtag) ?? stringOf(ga) ?? "";
  return /^(?:G|UA)-/.test(id) ? [["script", { src: `https://www.googletagmanager.com/gtag/js?id=${id}` }]] : [];
}
