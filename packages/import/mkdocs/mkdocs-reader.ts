import { joinPath } from "../../../src/lib/paths";
import { filled, listOf, recordOf, stringOf } from "../data";
import { plainHtml } from "../docusaurus/settings/html-text";
import { pymdownxAnchor, pythonAnchor } from "../links/anchor-slugs";
import type { ImportedPage, Reader } from "../model";
import type { Project } from "../project";
import { textsOf, type Values } from "../values";
import type { VitePressConfig } from "../vitepress/vitepress-config";
import { readVueSite } from "../vitepress/vitepress-reader";
import { yamlData } from "../yaml-data";
import { folderNav } from "./awesome-pages";
import { findMkDocs, type MkDocsConfig, readMkDocsConfig } from "./mkdocs-config";
import { mkDocsDialect, pageAddress, pagePath } from "./mkdocs-dialect";
import { menusOf, navItems, navTitles } from "./mkdocs-nav";

/** The reader of MkDocs projects, with or without the Material theme: https://www.mkdocs.org */
export const mkDocs: Reader = {
  generator: "MkDocs",
  showsOwnHeadings: true,
  find: findMkDocs,
  read: async (project, root, notes) => {
    const written = readMkDocsConfig(project, root);
    const folders = folderNav(project, written);
    const config = folders === undefined ? written : { ...written, site: { ...written.site, nav: folders.nav } };
    const titles = navTitles(navItems(config.site.nav));
    const dialect = mkDocsDialect({ config, titles, authors: authorsOf(project, config) });
    const site = readVueSite(project, inVitePress(project, config), dialect, notes);
    // `slugify` names a Python function. It cannot run here, so it is assumed to keep Unicode.
    const hasUnicodeIds = "slugify" in (config.extension("toc") ?? {});
    const linked = new Set(site.pages.flatMap(({ body }) => [...body.matchAll(/#(_\d+)\b/g)].map(([, id = ""]) => id)));
    const embedded = [...(site.embedded ?? []), ...(folders?.sources ?? [])];
    const pages = site.pages.map((page) => withRedirects(page, config));
    return { ...site, pages, embedded, anchorSlug: hasUnicodeIds ? pymdownxAnchor : pythonAnchor(linked) };
  },
};

/** Adds the old addresses that the redirects plugin gives a page. */
function withRedirects(page: ImportedPage, config: MkDocsConfig): ImportedPage {
  const path = page.source.slice(config.docsDir === "" ? 0 : config.docsDir.length + 1);
  const redirects = Object.entries(recordOf(config.plugin("redirects")?.redirect_maps));
  const old = redirects.filter(([, to]) => stringOf(to)?.replace(/#.*$/s, "") === path);
  if (old.length === 0) return page;
  return { ...page, aliases: [...(page.aliases ?? []), ...old.map(([from]) => pageAddress(from, config))] };
}

/** Converts the configuration to VitePress format. */
function inVitePress(project: Project, config: MkDocsConfig): VitePressConfig {
  const { site, theme, docsDir, file } = config;
  const url = stringOf(site.site_url) ?? "";
  const paths = new Map(
    project
      .below(docsDir)
      .filter((name) => name.endsWith(".md"))
      .map((name) => name.slice(docsDir === "" ? 0 : docsDir.length + 1))
      .map((path) => [pagePath(path, config), path]),
  );
  const addressOf = (path: string) => {
    const known = paths.get(pagePath(path, config));
    return known === undefined ? undefined : pageAddress(known, config);
  };
  const themeConfig = filled({
    ...menusOf({ config, addressOf }),
    logo: inDocs(theme.logo),
    socialLinks: socialLinks(site),
    footer: footerOf(site),
    editLink: editLink(site),
  });
  const others = config.languages.filter(({ isDefault }) => !isDefault);
  return {
    generator: "MkDocs",
    site: {
      title: site.site_name,
      description: site.site_description,
      lang: theme.language ?? "en",
      sitemap: { hostname: url },
      head: [...favicon(theme), ...analytics(site)],
      cleanUrls: site.use_directory_urls !== false,
      srcExclude: stringOf(site.exclude_docs)
        ?.split("\n")
        .filter((line) => /^[^!#\s]/.test(line)),
      appearance: appearanceOf(theme.palette),
      markdown: {
        math:
          ["pymdownx.arithmatex", "mdx_math", "pymdownx.blocks.math"].some((name) => config.extension(name)) ||
          hasFormulas(site),
        breaks: config.extension("nl2br") !== undefined,
      },
      themeConfig,
      locales: Object.fromEntries(
        others.map((language) => [
          language.locale,
          {
            label: language.name,
            themeConfig: { sidebar: recordOf(menusOf({ config, addressOf }, language)).sidebar },
          },
        ]),
      ),
    },
    theme: recordOf(themeConfig),
    srcDir: docsDir,
    includeDir: config.includeDir,
    base: URL.canParse(url) ? joinPath(new URL(url).pathname, "/") : "/",
    file,
    statics: [theme.logo, theme.favicon].flatMap((name) => {
      const found = inDocs(name);
      const path = found && joinPath(docsDir, found).slice(1);
      return path && project.has(path) ? [path] : [];
    }),
  };
}

/** Returns the address of a theme file in docs_dir; undefined for an icon name or a URL. */
function inDocs(name: unknown): string | undefined {
  const path = stringOf(name);
  return path === undefined || /^https?:/.test(path) || !/\.\w+$/.test(path) ? undefined : joinPath("/", path);
}

function favicon(theme: Values): unknown[] {
  const href = inDocs(theme.favicon);
  return href === undefined ? [] : [["link", { rel: "icon", href }]];
}

function analytics({ extra, google_analytics: old }: Values): unknown[] {
  const id = stringOf(recordOf(recordOf(extra).analytics).property) ?? stringOf(listOf(old)[0]) ?? "";
  return /^(?:G|UA)-/.test(id) ? [["script", { src: `https://www.googletagmanager.com/gtag/js?id=${id}` }]] : [];
}

function socialLinks({ repo_url: repository, repo_name: name, extra }: Values): Values[] {
  const repo = stringOf(repository);
  const links = listOf(recordOf(extra).social).map(recordOf);
  return [
    ...(repo === undefined ? [] : [{ link: repo, ariaLabel: stringOf(name) ?? repo.replace(/^https?:\/\//, "") }]),
    ...links.flatMap((social): Values[] => {
      const link = stringOf(social.link);
      if (link === undefined || link === repo) return [];
      const icon = stringOf(social.icon)?.split("/").at(-1) ?? "";
      return [{ link, ariaLabel: stringOf(social.name), icon: icon || link }];
    }),
  ];
}

function footerOf({ copyright }: Values): Values | undefined {
  const text = stringOf(copyright);
  return text === undefined ? undefined : { copyright: plainHtml(text.replace(/<br\s*\/?>/gi, " · ")) };
}

/**
 * Returns the edit link for a GitHub, GitLab or Gitee repository; undefined for any other, or if
 * there is no `edit_uri`. `edit_uri` is absolute or relative to the repository's URL, and ends with
 * docs_dir.
 */
function editLink({ repo_url: repository, edit_uri: uri }: Values): Values | undefined {
  const [repo, path] = [stringOf(repository), stringOf(uri)];
  if (repo === undefined || path === undefined || !/^https?:\/\/(?:github|gitlab|gitee)\./.test(repo)) return undefined;
  const address = /^https?:/.test(path) ? path : `${repo.replace(/\/+$/, "")}/${path}`;
  return { pattern: `${address.replace(/\/+$/, "").replace("/tree/", "/edit/")}/:path` };
}

/**
 * Returns VitePress's `appearance` for a palette: dark if its first scheme is `slate`, and
 * `force-dark` if there is no other scheme.
 */
function appearanceOf(palette: unknown): unknown {
  const schemes = (Array.isArray(palette) ? palette : [palette]).map((one) => stringOf(recordOf(one).scheme));
  if (schemes[0] !== "slate") return undefined;
  return schemes.length > 1 ? "dark" : "force-dark";
}

function hasFormulas({ extra_javascript: scripts }: Values): boolean {
  return /katex|mathjax/i.test(JSON.stringify(scripts ?? ""));
}

/** Reads the authors' names from the blog plugin's `.authors.yml`. */
function authorsOf(project: Project, { docsDir, blogDir }: MkDocsConfig): Map<string, string> {
  const file = [docsDir, blogDir, ".authors.yml"].filter(Boolean).join("/");
  const authors = project.has(file) ? recordOf(yamlData(project.read(file))?.authors) : {};
  return new Map(Object.entries(authors).map(([key, author]) => [key, textsOf(recordOf(author).name)[0] ?? key]));
}
