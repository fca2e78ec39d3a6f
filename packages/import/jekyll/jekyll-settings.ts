import { joinPath } from "../../../src/lib/paths";
import { authorKey, authorsOf } from "../author-key";
import { filled, recordOf, stringOf } from "../data";
import { distinctItems, hexoMenu } from "../hexo/hexo-menu";
import { languageSettings } from "../languages";
import type { ImportedSite, NavbarSetting, SiteSettings } from "../model";
import { giscusOf } from "../services";
import type { Tags } from "../tags";
import { textsOf, type Values } from "../values";
import { plainAddress } from "../write/keep-address";
import type { Collection, JekyllConfig } from "./jekyll-config";
import type { JekyllEntry } from "./jekyll-entry";
import { authorNames } from "./jekyll-fields";
import { slugified } from "./jekyll-permalink";

interface SettingsContext {
  readonly config: JekyllConfig;
  readonly tags: Tags;
  /** Addresses of static files. */
  readonly statics: ReadonlySet<string>;
}

interface JekyllSettings extends Pick<ImportedSite, "settings" | "authors"> {
  /** Maps the addresses of lists on the old site to their addresses on this site. */
  readonly lists: ReadonlyMap<string, string>;
}

/** Converts `_config.yml` and the menus of themes to site.yml and authors.yml. */
export function jekyllSettings(
  entries: readonly JekyllEntry[],
  { config, tags, statics }: SettingsContext,
): JekyllSettings {
  const { site } = config;
  const posts = entries.filter(({ kind, isDraft }) => kind === "blog" && !isDraft);
  const base = entries.some(({ kind, address }) => kind !== "blog" && plainAddress(address) === "/") ? "blog" : "/";
  const author = stringOf(site.author) ?? stringOf(recordOf(site.author).name);
  const names = [author, ...entries.flatMap(({ data }) => authorNames(data))].filter((name) => name !== undefined);
  const language = languageSettings(stringOf(site.lang) ?? stringOf(site.locale) ?? stringOf(site.language));
  const perPage = Number(site.paginate);
  const lists = listsOf(posts, config, tags, base);
  const settings = filled({
    title: stringOf(site.title) ?? stringOf(site.name),
    tagline: stringOf(site.tagline) ?? stringOf(site.subtitle),
    description: stringOf(site.description),
    url: config.origin,
    baseUrl: config.basePath === "/" ? undefined : config.basePath,
    favicon: ["/favicon.svg", "/favicon.png", "/favicon.ico"].find((file) => statics.has(file)),
    author: author && authorKey(author),
    navbar: navbarOf(entries, config, lists),
    docs: docsSettings(entries, config),
    comments: giscusOf({
      category: "Announcements",
      ...recordOf(site.giscus),
      ...recordOf(recordOf(site.comments).giscus),
    }),
    analytics: analyticsOf(site),
    ...language,
    blog:
      posts.length === 0
        ? undefined
        : filled({
            routeBasePath: base,
            title: stringOf(site.title),
            postsPerPage: perPage > 0 ? perPage : undefined,
            sidebarCount: "ALL",
          }),
    onBrokenLinks: "warn",
    redirects: [...lists]
      .filter(([from, to]) => from !== to && !/[\s?#]/.test(from))
      .map(([from, to]) => ({ from, to: to.replace(/#.*$/, "") })),
  }) as SiteSettings;
  return { settings, lists, authors: authorsOf([...new Set(names)]) };
}

/**
 * Returns the docs settings. On a site without collections, pages that a theme orders become docs
 * at the root.
 */
function docsSettings(entries: readonly JekyllEntry[], { collections }: JekyllConfig): SiteSettings["docs"] {
  if (entries.some(({ kind, data }) => kind === "docs" && data.nav_order !== undefined && collections.length === 0))
    return { routeBasePath: "/" };
  return collections.length > 0 ? { routeBasePath: docsBase(collections) } : undefined;
}

/**
 * Returns the base path of the docs: the first folder of a single collection's permalink, or `docs`
 * if it has none or there are several collections.
 */
function docsBase([only, ...others]: readonly Collection[]): string {
  const folder = /^\/?([\w-]+)\//.exec(only?.permalink.replace(":collection", only.name) ?? "")?.[1];
  return others.length > 0 ? "docs" : (folder ?? "docs");
}

/**
 * Returns the address of the page that lists a collection's documents. Several collections share a
 * page, with a heading for each.
 */
function docsAt(name: string, collections: readonly Collection[]): string {
  return joinPath(docsBase(collections)) + (collections.length > 1 ? `#${name}` : "");
}

/**
 * Maps addresses on the old site to addresses on this site: those of collections, the archive,
 * tags, categories, the feed, and the home page's later pages.
 */
function listsOf(
  posts: readonly JekyllEntry[],
  { site, collections }: JekyllConfig,
  tags: Tags,
  base: string,
): Map<string, string> {
  const tagList = joinPath(base, "tags");
  const lists = new Map(collections.map(({ name }) => [`/${name}`, docsAt(name, collections)]));
  if (posts.length === 0) return lists;
  for (const name of ["archive", "archives"]) lists.set(`/${name}`, joinPath(base, "archive"));
  for (const name of ["tags", "tag", "categories", "category"]) lists.set(`/${name}`, tagList);
  // Only jekyll-archives generates a page for each tag, so the addresses are from its settings.
  const { tag, category } = recordOf(recordOf(site["jekyll-archives"]).permalinks);
  const addList = (pattern: unknown, label: string) => {
    const from = stringOf(pattern)?.replace(":name", slugified(label));
    if (from !== undefined) lists.set(plainAddress(from), joinPath(tagList, tags.permalink(label)));
  };
  for (const post of posts) {
    for (const label of post.tags) addList(tag, label);
    for (const label of post.categories) addList(category, label);
  }
  lists.set("/feed.xml", joinPath(base, "atom.xml"));
  const perPage = Number(site.paginate);
  const pages = perPage > 0 ? Math.ceil(posts.length / perPage) : 0;
  const pattern = stringOf(site.paginate_path) ?? "/page:num/";
  for (let page = 2; page <= pages; page++)
    lists.set(joinPath(pattern.replace(":num", String(page))).replace(/\/$/, ""), joinPath(base));
  return lists;
}

function navbarOf(
  entries: readonly JekyllEntry[],
  config: JekyllConfig,
  lists: ReadonlyMap<string, string>,
): SiteSettings["navbar"] {
  const { site, data } = config;
  const pages = entries.filter(({ kind, isDraft }) => kind === "pages" && !isDraft);
  const byAddress = new Set(entries.map(({ address }) => plainAddress(address)));
  const addressOf = (address: string): string | null => {
    const inside = address.startsWith(config.basePath) ? address.slice(config.basePath.length) : address;
    const path = plainAddress(joinPath(inside));
    // Drops XML files such as feeds, and the home page, which the site title already links to.
    if (path === "/" || /\.xml$/.test(path)) return null;
    return lists.get(path) ?? (byAddress.has(path) ? path : null);
  };
  const isChinese =
    languageSettings(stringOf(site.lang) ?? stringOf(site.locale)).locale?.lang?.startsWith("zh") ?? true;
  const navigation = data("navigation");
  const menus = [
    site.navs,
    site.nav,
    site.navigation,
    site.navbar,
    site.menu,
    recordOf(navigation).main,
    navigation,
    data("nav"),
    data("menu"),
  ];
  const left = menus.map((menu) => hexoMenu({ menu }, isChinese, addressOf)).find((items) => items.length > 0);
  const headed = textsOf(site.header_pages);
  const listed = headed.length > 0 ? headed.map((file) => pages.find(({ source }) => source.endsWith(file))) : pages;
  const pageItems = listed.flatMap((page): NavbarSetting[] => {
    const to = page && addressOf(page.address);
    return to ? [{ label: page.title, to }] : [];
  });
  const github = stringOf(site.github_username);
  const right: NavbarSetting[] =
    github === undefined ? [] : [{ label: "GitHub", href: `https://github.com/${github}` }];
  const items = distinctItems(left ?? pageItems);
  return filled({ ...(items.length > 0 && { left: items }), ...(right.length > 0 && { right }) });
}

function analyticsOf(site: Values): SiteSettings["analytics"] {
  const google = recordOf(recordOf(site.analytics).google);
  const ids = [
    site.google_analytics,
    site.google_analytics_id,
    site.ga_track_id,
    google.tracking_id,
    google.id,
    recordOf(site.ga).id,
  ];
  const trackingId = ids.map(stringOf).find((id) => id !== undefined && /^(?:G|UA)-[\w-]+$/.test(id));
  return trackingId === undefined ? undefined : { trackingId };
}
