import { compareText } from "../../../src/lib/diagnostic";
import { joinPath } from "../../../src/lib/paths";
import { authorKey, authorsOf } from "../author-key";
import { filled, listOf, recordOf, stringOf } from "../data";
import { languageSettings } from "../languages";
import type { ImportedSite, NavbarSetting, SiteSettings } from "../model";
import { PagedLists } from "../paged-lists";
import type { Project } from "../project";
import { giscusOf } from "../services";
import type { Tags } from "../tags";
import { textsOf, type Values } from "../values";
import { plainAddress } from "../write/keep-address";
import { inAddress } from "./hugo-address";
import type { HugoConfig } from "./hugo-config";
import { labelsOf, namesOf } from "./hugo-fields";
import type { HugoPlan, PlacedEntry } from "./hugo-plan";

interface SettingsContext {
  readonly project: Project;
  readonly config: HugoConfig;
  readonly plan: HugoPlan;
  readonly tags: Tags;
  /** Addresses of static files. */
  readonly statics: ReadonlySet<string>;
}

interface HugoSettings extends Pick<ImportedSite, "settings" | "authors"> {
  readonly lists: ReadonlyMap<string, string>;
}

/**
 * Converts the configuration to site.yml and authors.yml.
 * @param entries all pages, including list pages
 * @param pages the imported pages
 */
export function hugoSettings(
  entries: readonly PlacedEntry[],
  pages: readonly PlacedEntry[],
  { config, plan, tags, statics }: SettingsContext,
): HugoSettings {
  const { site, params } = config;
  const written = stringOf(site.baseurl) ?? "";
  const url = URL.canParse(written) ? new URL(written) : undefined;
  // `baseURL` may also be only a path.
  const basePath = url?.pathname ?? (/^\/(?!\/)/.test(written) ? written : "/");
  const author = [...namesOf(params.author), ...namesOf(site.author), ...namesOf(recordOf(params.author).name)][0];
  const posts = pages.filter(({ kind, isDraft }) => kind === "blog" && !isDraft);
  const names = [author, ...pages.flatMap(({ page }) => [...namesOf(page.data.author), ...namesOf(page.data.authors)])];
  const lists = listsOf(entries, posts, config, plan, tags);
  const own = entries.find(
    ({ isSection, sections }) => isSection && sections.length === 1 && plan.blogSections.includes(sections[0] ?? ""),
  );
  const settings = filled({
    title: stringOf(site.title),
    tagline: stringOf(params.subtitle),
    description: stringOf(params.description),
    url: url?.hostname.includes(".") ? url.origin : undefined,
    baseUrl: basePath === "/" ? undefined : joinPath(basePath, "/"),
    favicon: ["/favicon.svg", "/favicon.png", "/favicon-32x32.png", "/favicon.ico"].find((file) => statics.has(file)),
    author: author && authorKey(author),
    ...languageSettings(
      stringOf(site.languagecode) && config.language === "en" ? stringOf(site.languagecode) : config.language,
    ),
    navbar: navbarOf(entries, pages, config, lists),
    footer: copyrightOf(site, params),
    docs: plan.docsBase === undefined ? undefined : { routeBasePath: plan.docsBase },
    blog:
      plan.blogBase === undefined
        ? undefined
        : filled({
            routeBasePath: plan.blogBase,
            title: plan.blogSections.length === 1 ? own?.title : stringOf(site.title),
            description: plan.blogSections.length === 1 ? stringOf(own?.page.data.description) : undefined,
            postsPerPage: Number(site.paginate ?? recordOf(site.pagination).pagersize) || undefined,
          }),
    analytics: analyticsOf(site),
    comments: commentsOf(params),
    // Hugo only checks links made with `ref`, so other links of an old site may be broken.
    onBrokenLinks: "warn",
    redirects: redirectsOf(lists, pages),
  }) as SiteSettings;
  return { settings, lists, authors: authorsOf([...new Set(names.filter((name) => name !== undefined))]) };
}

/**
 * Maps the addresses of Hugo's lists to addresses on this site: blog sections, taxonomies and their
 * terms, with feeds and paged lists, and the archive and search pages, in all languages. The map is
 * empty if there are no posts.
 */
function listsOf(
  entries: readonly PlacedEntry[],
  posts: readonly PlacedEntry[],
  config: HugoConfig,
  { blogSections, blogBase }: HugoPlan,
  tags: Tags,
): Map<string, string> {
  const lists = new Map<string, string>();
  const perPage = Number(config.site.paginate ?? recordOf(config.site.pagination).pagersize ?? 10);
  const pageFolder = stringOf(config.site.paginatepath ?? recordOf(config.site.pagination).path) ?? "page";
  const paged = new PagedLists(pageFolder, 1);
  if (blogBase === undefined || posts.length === 0) return lists;
  const at = (...path: readonly string[]) => joinPath(blogBase, ...path);
  const there = (...path: readonly string[]) => plainAddress(joinPath(config.prefix, ...path));
  const add = (from: string, to: string) => lists.set(there(from), plainAddress(to));
  lists.set(there("index.xml"), at("rss.xml"));
  for (const section of blogSections) {
    const address = there(inAddress(section, config));
    lists.set(joinPath(address, "index.xml"), at("rss.xml"));
    lists.set(address, at());
    for (const { sections } of posts) if (sections[0] === section) paged.add(address, at(), perPage);
  }
  // Themes also list posts on the home page, so its paged lists redirect too.
  for (const _ of posts) paged.add(there(), at(), perPage);
  const named = (entry: PlacedEntry) => stringOf(entry.page.data.layout) ?? stringOf(entry.page.data.type) ?? "";
  for (const entry of entries) {
    if (entry.kind === "pages" && /^(?:archives?|timeline)$/i.test(named(entry)))
      lists.set(plainAddress(entry.address), at("archive"));
    if (entry.kind === "pages" && /^search$/i.test(named(entry))) lists.set(plainAddress(entry.address), "/search");
    const isInBlog = entry.isSection && entry.sections.length > 1 && blogSections.includes(entry.sections[0] ?? "");
    if (isInBlog) lists.set(plainAddress(entry.address), at());
  }
  for (const taxonomy of new Set(["tags", "categories", ...config.taxonomies])) {
    if (taxonomy === "series" || taxonomy === "authors") {
      for (const [term, to] of firstPosts(posts, taxonomy)) {
        const address = there(taxonomy, inAddress(term, config));
        for (const form of [[], ["index.xml"], [pageFolder, "1"]]) lists.set(joinPath(address, ...form), to);
        add(taxonomy, at());
      }
      continue;
    }
    const terms = posts.flatMap(({ page }) => textsOf(page.data[taxonomy]));
    if (terms.length > 0) add(taxonomy, at("tags"));
    for (const term of terms) {
      const [address, here] = [there(taxonomy, inAddress(term, config)), at("tags", tags.permalink(term))];
      lists.set(joinPath(address, "index.xml"), joinPath(here, "atom.xml"));
      paged.add(address, here, perPage);
    }
  }
  // Gives each tag its address before the first page is written.
  for (const label of posts.flatMap(({ page }) => labelsOf(page.data, config))) tags.permalink(label);
  const isPageHere = (from: string) => from.startsWith(`${at("page")}/`) && !from.endsWith("/1");
  const all = [...lists, ...paged.addresses()].filter(([from]) => from !== there() && !isPageHere(from));
  // Other languages have the same lists at their own addresses.
  const foreign = config.languages
    .slice(1)
    .flatMap((language) =>
      all.map(([from, to]) => [joinPath(language, from.slice(config.prefix.length)), to] as const),
    );
  return new Map([...all, ...foreign]);
}

/**
 * Maps each term of a taxonomy to the address of its oldest post. This suits series, because a post
 * lists the others in its series, and authors, because a post names its author.
 */
function firstPosts(posts: readonly PlacedEntry[], taxonomy: string): ReadonlyMap<string, string> {
  const newestFirst = [...posts].sort((a, b) => compareText(b.date ?? "", a.date ?? ""));
  return new Map(
    newestFirst.flatMap(({ page, address }) =>
      textsOf(page.data[taxonomy]).map((term) => [term, plainAddress(address)] as const),
    ),
  );
}

function redirectsOf(lists: ReadonlyMap<string, string>, pages: readonly PlacedEntry[]) {
  const aliases = pages.flatMap(({ page }) => textsOf(page.data.aliases));
  const taken = new Set([...pages.map(({ address }) => address), ...aliases].map(plainAddress));
  const redirects = [...lists].filter(([from, to]) => from !== to && !taken.has(from) && !/[\s?#]/.test(from));
  return redirects.length === 0 ? undefined : redirects.map(([from, to]) => ({ from, to }));
}

interface MenuEntry {
  readonly id: string;
  readonly label: string;
  readonly address: string | undefined;
  readonly parent: string | undefined;
  readonly weight: number;
}

/** Converts the main menu, from the configuration and from the pages' front matter. */
function navbarOf(
  entries: readonly PlacedEntry[],
  pages: readonly PlacedEntry[],
  { site, prefix }: HugoConfig,
  lists: ReadonlyMap<string, string>,
): SiteSettings["navbar"] {
  const menus = { ...recordOf(site.menu), ...recordOf(site.menus) };
  const configured = listOf(menus.main).map((item): MenuEntry => {
    const entry = recordOf(item);
    const label = stringOf(entry.name) ?? stringOf(entry.title) ?? stringOf(entry.identifier) ?? "";
    const page = stringOf(entry.pageref);
    return {
      id: stringOf(entry.identifier) ?? label,
      label,
      address: stringOf(entry.url) ?? (page === undefined ? undefined : joinPath(page)),
      parent: stringOf(entry.parent),
      weight: Number(entry.weight ?? 0) || 0,
    };
  });
  const all = [...configured, ...entries.flatMap(ownEntry)].sort((a, b) => weightOf(a) - weightOf(b));
  const known = new Set(pages.map(({ address }) => plainAddress(address)));
  const settingOf = ({ label, address }: MenuEntry): NavbarSetting[] => {
    if (address === undefined || label === "") return [];
    if (/^https?:\/\//.test(address)) return [{ label, href: address }];
    if (!address.startsWith("/") && /^[a-z]+:/.test(address)) return [];
    const plain = plainAddress(joinPath(address));
    const here = lists.get(plain) ?? lists.get(plainAddress(joinPath(prefix, plain))) ?? plain;
    // Drops the home page, which the site title already links to, and unknown targets, which would
    // fail the build.
    if (here === "/" || !(known.has(here) || [...lists.values()].includes(here))) return [];
    return [{ label, to: here }];
  };
  const left = all
    .filter(({ parent }) => parent === undefined)
    .flatMap((entry): NavbarSetting[] => {
      const inner = all.filter(({ parent }) => parent === entry.id).flatMap(settingOf);
      const own = settingOf(entry);
      return inner.length === 0 ? own : [{ label: entry.label, items: [...own, ...inner] }];
    });
  return left.length === 0 ? undefined : { left: distinct(left) };
}

function weightOf({ weight }: MenuEntry): number {
  return weight === 0 ? Number.MAX_SAFE_INTEGER : weight;
}

/**
 * Reads a page's entry in the main menu: `menu: main`, `menu: [main]`,
 * `menu: { main: { weight: 2 } }`.
 */
function ownEntry({ page, label, address, title }: PlacedEntry): MenuEntry[] {
  const written = page.data.menu ?? page.data.menus;
  const main = recordOf(recordOf(written).main);
  if (!textsOf(written).includes("main") && recordOf(written).main === undefined) return [];
  return [
    {
      id: stringOf(main.identifier) ?? title,
      label: stringOf(main.name) ?? label,
      address,
      parent: stringOf(main.parent),
      weight: Number(main.weight ?? page.data.weight ?? 0) || 0,
    },
  ];
}

function distinct(items: readonly NavbarSetting[]): NavbarSetting[] {
  const seen = new Set(
    items
      .flatMap((item) => ("items" in item ? item.items : []))
      .flatMap((item) => ("to" in item && item.to ? [item.to] : [])),
  );
  return items.filter((item) => {
    if (!("to" in item) || item.to === undefined) return true;
    if (seen.has(item.to)) return false;
    seen.add(item.to);
    return true;
  });
}

function copyrightOf(site: Values, params: Values): SiteSettings["footer"] {
  const written = stringOf(site.copyright) ?? stringOf(params.copyright);
  const copyright = written
    ?.replace(/<[^>]*>/g, "")
    .replace(/\{year\}/g, String(new Date().getFullYear()))
    .trim();
  return copyright ? { copyright } : undefined;
}

function analyticsOf(site: Values): SiteSettings["analytics"] {
  const id = stringOf(site.googleanalytics) ?? stringOf(recordOf(recordOf(site.services).googleanalytics).id);
  return id !== undefined && /^(?:G|UA)-[\w-]+$/.test(id) ? { trackingId: id } : undefined;
}

function commentsOf(params: Values): SiteSettings["comments"] {
  const comments = recordOf(params.comments ?? params.comment);
  const giscus = {
    ...recordOf(recordOf(recordOf(params.page).comment).giscus),
    ...recordOf(comments.giscus),
    ...recordOf(params.giscus),
  };
  return giscusOf(giscus);
}
