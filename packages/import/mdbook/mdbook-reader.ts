import { basename, dirname, joinPath } from "../../../src/lib/paths";
import { type Book, readBook } from "../books/book-site";
import { filled, recordOf, stringOf } from "../data";
import { tomlData } from "../hugo/hugo-front-matter";
import type { Reader } from "../model";
import type { Project } from "../project";
import { joined } from "../vitepress/vitepress-config";
import { mdBookFence, mdBookIncludes, mdBookText } from "./mdbook-text";

/** The reader of mdBook books: https://rust-lang.github.io/mdBook/ */
export const mdBook: Reader = {
  generator: "mdBook",
  showsOwnHeadings: true,
  find: (project) => {
    const [file] = configsOf(project);
    return file === undefined ? null : dirname(file);
  },
  read: async (project, root, notes) => readBook(project, bookOf(project, root), notes),
};

/** Returns all book.toml files, the one with the shortest path first. */
function configsOf(project: Project): string[] {
  return project.files.filter((file) => basename(file) === "book.toml").sort((a, b) => a.length - b.length);
}

function bookOf(project: Project, root: string): Book {
  const file = joined(root, "book.toml");
  const config = tomlData(project.read(file));
  const book = recordOf(config.book);
  const html = recordOf(recordOf(config.output).html);
  const preprocessors = recordOf(config.preprocessor);
  const srcDir = joined(root, stringOf(book.src) ?? "src");
  const menu = joined(srcDir, "SUMMARY.md");
  const mathJax = html["mathjax-support"] === true;
  const repository = stringOf(html["git-repository-url"]);
  const analytics = stringOf(html["google-analytics"]);
  return {
    generator: "mdBook",
    file,
    srcDir,
    menus: project.has(menu) ? [menu] : [],
    site: {
      ...filled({ title: book.title, description: book.description, lang: book.language ?? "en" }),
      markdown: { math: mathJax || "katex" in preprocessors },
      appearance: /^(?:coal|navy|ayu)$/.test(stringOf(html["default-theme"]) ?? "") ? "dark" : undefined,
      head:
        analytics === undefined
          ? []
          : [["script", { src: `https://www.googletagmanager.com/gtag/js?id=${analytics}` }]],
    },
    theme: { socialLinks: repository === undefined ? [] : [{ link: repository, icon: repositoryName(repository) }] },
    base: joinPath("/", basePath(html["site-url"]), "/"),
    folderPage: "README.md",
    opensWithFirst: true,
    needsMenu: true,
    redirects: recordOf(html.redirect),
    syntax: {
      includes: mdBookIncludes,
      text: (source) => mdBookText(source, { mathJax }),
      fence: mdBookFence,
    },
  };
}

/** Returns the base path. `site-url` is a path or a URL. */
function basePath(written: unknown): string {
  const url = stringOf(written) ?? "/";
  return URL.canParse(url) ? new URL(url).pathname : url;
}

function repositoryName(url: string): string {
  return URL.canParse(url) && new URL(url).hostname === "github.com" ? "github" : url.replace(/^https?:\/\//, "");
}
