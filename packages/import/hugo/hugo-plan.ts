import { joinPath } from "../../../src/lib/paths";
import type { LinkedPage } from "../links/page-links";
import { safePath } from "../links/safe-name";
import type { Kind } from "../model";
import { textsOf } from "../values";
import type { HugoConfig } from "./hugo-config";
import type { HugoEntry } from "./hugo-content";

/** A page with its path in the content folder. */
export interface PlacedEntry extends HugoEntry, LinkedPage {
  readonly kind: Kind;
  /** The configuration of the page's language. */
  readonly config: HugoConfig;
}

/** The sections that become docs and those that become blogs. */
export interface HugoPlan {
  readonly docsSections: readonly string[];
  readonly blogSections: readonly string[];
  /** `routeBasePath` of the docs and of the blog; undefined if the site has none. */
  readonly docsBase: string | undefined;
  readonly blogBase: string | undefined;
}

const blogNames = /^(?:posts?|blogs?|articles?|news|essays?|diary|journal|moments|thoughts|weekly|tech|life)$/i;
const docsNames =
  /^(?:docs?|documentation|guides?|tutorials?|manual|reference|book|books|wiki|handbook|learn|notes?|courses?|kb)$/i;
const pageNames = /^(?:pages?|single)$/i;

/**
 * Decides which sections become docs, a blog or single pages: by their names and `mainSections`,
 * and otherwise by their pages. A section of two or more pages is a blog if most of them have dates
 * and at most half have weights. Other sections are docs if they have more than three pages, or
 * more than one and also weights or subsections. The rest are single pages.
 */
export function planHugo(entries: readonly HugoEntry[], config: HugoConfig): HugoPlan {
  const main = textsOf(config.params.mainsections ?? config.site.mainsections).map((name) => name.toLowerCase());
  const bySection = new Map<string, HugoEntry[]>();
  for (const entry of entries) {
    const [section] = entry.sections;
    if (section !== undefined) bySection.set(section, [...(bySection.get(section) ?? []), entry]);
  }
  const kinds = new Map([...bySection].map(([section, pages]) => [section, kindOf(section, pages, main, config)]));
  const sectionsOf = (kind: Kind) => [...kinds].filter(([, found]) => found === kind).map(([section]) => section);
  const [docsSections, blogSections] = [sectionsOf("docs"), sectionsOf("blog")];
  const docsBase = docsBaseOf(docsSections, entries);
  const posts = entries.filter(({ sections, isSection }) => !isSection && blogSections.includes(sections[0] ?? ""));
  const hasHome = entries.some(
    ({ isSection, sections, page }) => isSection && sections.length === 0 && page.body.trim() !== "",
  );
  const isRootFree = docsBase !== "/" && !hasHome;
  const blogBase = posts.length === 0 ? undefined : baseOf(posts, blogSections, docsBase, isRootFree);
  return { docsSections, blogSections, docsBase, blogBase };
}

/** Returns the base path of the docs: the section's own if there is only one. */
function docsBaseOf([first, ...others]: readonly string[], entries: readonly HugoEntry[]): string | undefined {
  if (first === undefined) return undefined;
  return others.length === 0 ? sectionBase(first, entries) : "/";
}

function kindOf(section: string, pages: readonly HugoEntry[], main: readonly string[], config: HugoConfig): Kind {
  const regular = pages.filter(({ isSection }) => !isSection);
  if (pageNames.test(section) || config.taxonomies.includes(section.toLowerCase())) return "pages";
  if (docsNames.test(section) && !main.includes(section.toLowerCase())) return "docs";
  if (main.includes(section.toLowerCase()) || blogNames.test(section)) return "blog";
  const dated = regular.filter(({ page }) => page.data.date !== undefined).length;
  const weighted = regular.filter(({ weight }) => weight !== 0).length;
  if (regular.length > 1 && dated > regular.length / 2 && weighted <= regular.length / 2) return "blog";
  const isTree = weighted > 0 || pages.some(({ sections }) => sections.length > 1);
  // In some docs themes, every page is the `_index` page of its own folder. Without regular pages,
  // section pages with text are counted.
  const written = regular.length > 0 ? regular : pages.filter(({ page }) => page.body.trim() !== "");
  return written.length > 3 || (written.length > 1 && isTree) ? "docs" : "pages";
}

/**
 * Returns the base path of a section: the first folder of the address of its own page or, if it has
 * none, of its first page.
 */
function sectionBase(section: string, entries: readonly HugoEntry[]): string {
  const own = entries.find(({ isSection, sections }) => isSection && sections.length === 1 && sections[0] === section);
  const address = own?.address ?? entries.find(({ sections }) => sections[0] === section)?.address ?? `/${section}/`;
  return address.split("/")[1] ?? section;
}

/**
 * Returns the base path of the blog. It is the most common first folder of the posts' addresses if
 * enough posts share it: 90% if the root is free, otherwise 50%. That folder must not be a number
 * or the base path of the docs. Otherwise the base path is the root if that is free, or else the
 * name of a section, or `blog`.
 */
function baseOf(
  posts: readonly HugoEntry[],
  sections: readonly string[],
  docsBase: string | undefined,
  isRootFree: boolean,
): string {
  const firsts = new Set(posts.map(({ address }) => address.split("/")[1] ?? ""));
  const counted = [...firsts].map(
    (first) => [first, posts.filter(({ address }) => address.startsWith(`/${first}/`)).length] as const,
  );
  const [most = "", count = 0] = counted.sort((a, b) => b[1] - a[1])[0] ?? [];
  const isFolder = posts.some(({ address }) => address.split("/").filter(Boolean).length > 1) && !/^\d+$/.test(most);
  // The other posts keep their addresses as aliases.
  const share = isRootFree ? 0.9 : 0.5;
  if (isFolder && count >= posts.length * share && most !== docsBase) return most;
  return isRootFree ? "/" : (sections.find((section) => section !== docsBase) ?? "blog");
}

/**
 * Returns the path of a page in another language. It is a single page, apart from the site's docs
 * and posts.
 */
export function foreignPlaceOf({ path }: HugoEntry, { language }: HugoConfig): { kind: Kind; target: string } {
  return { kind: "pages", target: `pages/${language}/${safePath(path.replace(/(^|\/)_index$/, "$1index"))}.md` };
}

/** Returns the kind of a page and its path in the content folder. */
export function placeOf(entry: HugoEntry, plan: HugoPlan): { readonly kind: Kind; readonly target: string } {
  // `projects.md` is the page of the section `projects/`, because both have the same address.
  const isBeside = entry.sections.length === 0 && plan.docsSections.includes(entry.path);
  const section = isBeside ? entry.path : entry.sections[0];
  const index = isBeside ? `${entry.path}/index` : entry.path.replace(/(^|\/)_index$/, "$1index");
  if (section !== undefined && plan.docsSections.includes(section)) {
    const inDocs = plan.docsSections.length === 1 ? index.slice(section.length + 1) : index;
    return { kind: "docs", target: joinPath("docs", `${safePath(inDocs)}.md`).slice(1) };
  }
  if (section !== undefined && !entry.isSection && plan.blogSections.includes(section)) {
    const inBlog = plan.blogSections.length === 1 ? index.slice(section.length + 1) : index;
    return { kind: "blog", target: joinPath("blog", `${safePath(inBlog)}.md`).slice(1) };
  }
  // If the docs are at the root of the site, the home page is a doc too.
  if (entry.isSection && section === undefined && plan.docsBase === "/")
    return { kind: "docs", target: "docs/index.md" };
  return { kind: "pages", target: joinPath("pages", `${safePath(index)}.md`).slice(1) };
}
