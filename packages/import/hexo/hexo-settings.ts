import { joinPath } from "../../../src/lib/paths";
import { authorKey, authorsOf } from "../author-key";
import { filled, recordOf, stringOf } from "../data";
import { languageSettings } from "../languages";
import { foreignMessages } from "../messages/messages";
import type { ImportedSite, NavbarSetting, SiteSettings } from "../model";
import type { Notes } from "../notes";
import { PagedLists } from "../paged-lists";
import { giscusOf } from "../services";
import type { Tags } from "../tags";
import { textsOf } from "../values";
import type { HexoConfig } from "./hexo-config";
import type { HexoEntry } from "./hexo-entry";
import { distinctItems, hexoMenu } from "./hexo-menu";
import { hexoSlug } from "./hexo-slug";

interface SettingsContext {
  readonly config: HexoConfig;
  readonly tags: Tags;
  /** Paths of static files below the source folder. */
  readonly statics: ReadonlySet<string>;
  readonly notes: Notes;
}

interface HexoSettings extends Pick<ImportedSite, "settings" | "authors"> {
  /** Maps the addresses of lists on the old site to their addresses on this site. */
  readonly lists: ReadonlyMap<string, string>;
}

/** Converts `_config.yml` and the theme's configuration to site.yml and authors.yml. */
export function hexoSettings(
  entries: readonly HexoEntry[],
  { config, tags, statics, notes }: SettingsContext,
): HexoSettings {
  const { site, theme } = config;
  const posts = entries.filter(({ kind, isDraft }) => kind === "blog" && !isDraft);
  const blogBase = entries.some(({ kind, address }) => kind === "pages" && address === "/") ? "blog" : "/";
  const author = stringOf(site.author);
  const names = [author, ...entries.flatMap(({ page }) => textsOf(page.data.author ?? page.data.authors))];
  const language = languageSettings(textsOf(site.language)[0]);
  const perPage = Number(site.per_page);
  const lists = listsOf(posts, config, tags, blogBase);
  const settings = filled({
    title: stringOf(site.title),
    tagline: stringOf(site.subtitle),
    description: stringOf(site.description),
    url: config.origin,
    baseUrl: config.root === "/" ? undefined : config.root,
    favicon: faviconOf(config, statics),
    author: author && authorKey(author),
    navbar: navbarOf(config, blogBase, language.locale?.lang?.startsWith("zh") ?? false, notes),
    comments: commentsOf(theme),
    ...language,
    blog: filled({
      routeBasePath: blogBase,
      title: stringOf(site.title),
      description: stringOf(site.description),
      postsPerPage: perPage > 0 ? perPage : undefined,
      sidebarCount: "ALL",
    }),
    // Hexo does not check links, so an old site's broken links must not stop the build.
    onBrokenLinks: "warn",
    redirects: [...lists, ...feedsOf(config, blogBase)]
      .filter(([from, to]) => from !== to && !/[\s?#]/.test(from))
      .map(([from, to]) => ({ from, to })),
  }) as SiteSettings;
  return { settings, lists, authors: authorsOf([...new Set(names.filter((name) => name !== undefined))]) };
}

/**
 * Returns the addresses of feeds from hexo-generator-feed and similar plugins, each with its
 * address on this site.
 */
function feedsOf({ site }: HexoConfig, base: string): [string, string][] {
  const { path, type } = recordOf(site.feed);
  const paths = [...textsOf(path), "atom.xml", ...(textsOf(type).includes("rss2") ? ["rss2.xml"] : [])];
  return paths.map((file) => [joinPath(file), joinPath(base, /atom/.test(file) ? "atom.xml" : "rss.xml")]);
}

/**
 * Maps the addresses of archives, tags and categories, and of their later pages, to addresses on
 * this site. Categories become tags.
 */
function listsOf(posts: readonly HexoEntry[], { site }: HexoConfig, tags: Tags, base: string): Map<string, string> {
  const folder = (key: string, usual: string) => (stringOf(site[key]) ?? usual).replace(/^\/+|\/+$/g, "");
  const [archives, categories, tagFolder] = [
    folder("archive_dir", "archives"),
    folder("category_dir", "categories"),
    folder("tag_dir", "tags"),
  ];
  const tagAt = (label: string) => joinPath(base, "tags", tags.permalink(label));
  const map = recordOf(site.category_map);
  const slug = (name: string) => hexoSlug(stringOf(map[name]) ?? name, site.filename_case);
  const perPage = (generator: string) => Number(recordOf(site[generator]).per_page ?? site.per_page ?? 10);
  const lists = new PagedLists(stringOf(site.pagination_dir) ?? "page");
  const archive = joinPath(base, "archive");
  for (const { date = "", categories: chains, tags: labels } of posts) {
    const [year = "", month = ""] = date.split("-");
    for (const dates of [[], [year], [year, month]])
      lists.add(joinPath(archives, ...dates), archive, perPage("archive_generator"));
    for (const chain of chains) {
      lists.add(joinPath(categories), joinPath(base, "tags"));
      chain.forEach((label, index) => {
        const path = joinPath(categories, ...chain.slice(0, index + 1).map(slug));
        lists.add(path, tagAt(label), perPage("category_generator"));
      });
    }
    for (const label of labels) {
      lists.add(joinPath(tagFolder), joinPath(base, "tags"));
      lists.add(joinPath(tagFolder, tags.permalink(label)), tagAt(label), perPage("tag_generator"));
    }
  }
  return lists.addresses();
}

function navbarOf(config: HexoConfig, base: string, isChinese: boolean, notes: Notes): SiteSettings["navbar"] {
  const { site, theme, root } = config;
  const folder = (key: string, usual: string) => joinPath(stringOf(site[key]) ?? usual);
  const addressOf = (address: string): string | null => {
    const inside = joinPath(address.startsWith(root) ? address.slice(root.length) : address).replace(/\/+$/, "");
    // Drops XML files such as feeds, and the home page, which the site title already links to.
    if (inside === "" || /\.xml$/.test(inside)) return null;
    if (inside === folder("archive_dir", "archives")) return joinPath(base, "archive");
    if (inside === folder("tag_dir", "tags") || inside === folder("category_dir", "categories"))
      return joinPath(base, "tags");
    return inside.replace(/(?:\/index)?\.html?$/, "");
  };
  const left = distinctItems(hexoMenu(theme, isChinese, addressOf));
  const social = theme.social;
  const links = Object.entries(recordOf(social)).flatMap(([label, value]): NavbarSetting[] => {
    const [href = "", shown] = (stringOf(value) ?? "").split("||").map((part) => part.trim());
    // NexT uses the name as the key. Butterfly uses the icon as the key, and puts the name after
    // the address.
    if (!/^https?:\/\//.test(href) || !URL.canParse(href)) {
      // Paths such as `/atom.xml` need no note, because this site links to its own feeds.
      if (href !== "" && !href.startsWith("/"))
        notes.left({ file: "_config.yml", found: href }, foreignMessages.social);
      return [];
    }
    const isIcon = /\bfa[bsrl]?[ -]|icon/.test(label);
    if (!isIcon) return [{ label, href }];
    return [{ label: shown && !isIconName.test(shown) ? shown : new URL(href).hostname, href }];
  });
  return filled({ ...(left.length > 0 && { left }), ...(links.length > 0 && { right: links }) });
}

const isIconName = /^(?:fa[bsrl]?\b|icon)/;

function faviconOf({ site, theme }: HexoConfig, statics: ReadonlySet<string>): string | undefined {
  const written = [site.favicon, theme.favicon, recordOf(theme.head).favicon, recordOf(theme.site).favicon].flatMap(
    (value) => [stringOf(value), ...Object.values(recordOf(value)).map(stringOf)],
  );
  const candidates = [...written, "/favicon.svg", "/favicon.png", "/favicon.ico"];
  return candidates
    .filter((file) => file !== undefined)
    .map((file) => joinPath(file))
    .find((file) => /\.(?:svg|png|ico)$/i.test(file) && statics.has(file.slice(1)));
}

function commentsOf(theme: HexoConfig["theme"]): SiteSettings["comments"] {
  const giscus = { ...recordOf(recordOf(theme.comments).giscus), ...recordOf(theme.giscus) };
  return giscusOf({ category: "Announcements", ...giscus });
}
