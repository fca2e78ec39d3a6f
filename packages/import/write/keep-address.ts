import { postFields } from "../../../src/content/blog/post-fields";
import { docFields } from "../../../src/content/docs/file/doc-fields";
import { addressFault } from "../../../src/content/files/address";
import type { ContentFile } from "../../../src/content/files/common-fields";
import { singlePageFields } from "../../../src/content/pages/pages-kind";
import { decodePath, joinPath, routeKey } from "../../../src/lib/paths";
import { frontMatterData } from "../markdown/split-page";
import type { ImportedPage, Kind, SiteSettings, YamlMap } from "../model";

/** The front matter that gives a page its original address. */
export interface KeptAddress {
  readonly fields: YamlMap;
  /** False if front matter cannot express the address. */
  readonly isKept: boolean;
}

/** The base path of each kind of page. */
export type BasePaths = Readonly<Record<Kind, string>>;

/** Reads the base paths from the settings. */
export function basePaths({ docs, blog }: SiteSettings): BasePaths {
  return { docs: docs?.routeBasePath ?? "docs", blog: blog?.routeBasePath ?? "blog", pages: "" };
}

/**
 * Compares a page's address on this site with the original one. If they differ, sets a `slug`, or
 * an alias if no slug is possible.
 */
export function keepAddress(page: ImportedPage, bases: BasePaths): KeptAddress {
  const data = { ...frontMatterData(page.frontMatter), ...page.fields };
  const written = Array.isArray(data.aliases) ? data.aliases.map(String) : [];
  const aliases = (page.aliases ?? []).map(plainAddress).filter((alias) => addressFault(alias) === null);
  const wanted = page.address === null ? null : plainAddress(page.address);
  if (wanted === null || wanted === addressHere(page, data, bases)) return kept({}, written, aliases);
  const slug = slugFor(wanted, page.kind, bases);
  if (slug !== null && addressHere(page, { ...data, slug }, bases) === wanted) return kept({ slug }, written, aliases);
  const isKept = !/\s/.test(wanted) && addressFault(wanted) === null;
  return { ...kept({}, written, isKept ? [wanted, ...aliases] : aliases), isKept };
}

function kept(fields: YamlMap, written: readonly string[], aliases: readonly string[]): KeptAddress {
  const added = aliases.filter((alias) => !written.includes(alias));
  return { fields: added.length > 0 ? { ...fields, aliases: [...written, ...added] } : fields, isKept: true };
}

/**
 * Normalizes an address for comparison. The result is decoded and has no `.html`, `index.html` or
 * trailing slash.
 */
export function plainAddress(address: string): string {
  const path = decodePath(address).replace(/(?:(?<=\/)index)?\.html?$/i, "");
  return routeKey(joinPath(path));
}

/** The check of each kind of page, which calculates its address. */
const checks = {
  docs: (file: ContentFile, bases: BasePaths) => docFields(file, bases.docs),
  blog: (file: ContentFile, bases: BasePaths) =>
    postFields(file, { routeBasePath: bases.blog, firstCommit: "2000-01-01T00:00:00.000Z" }),
  pages: (file: ContentFile) => singlePageFields(file),
};

/** Returns a page's address on this site; null if its front matter is invalid. */
function addressHere({ kind, target }: ImportedPage, data: YamlMap, bases: BasePaths): string | null {
  const file: ContentFile = { file: target, data, body: "", lineOf: () => undefined, openingTitle: null };
  const { fields } = checks[kind](file, bases);
  return fields && routeKey(fields.path);
}

/**
 * Returns a docs page's id and its address on this site, both of which must be unique. Returns none
 * if the front matter is invalid.
 */
export function docNames({ target, frontMatter, fields }: ImportedPage, bases: BasePaths): string[] {
  const data = { ...frontMatterData(frontMatter), ...fields };
  const file: ContentFile = { file: target, data, body: "", lineOf: () => undefined, openingTitle: null };
  const own = docFields(file, bases.docs).fields;
  return own ? [`id ${own.docId}`, `path ${routeKey(own.path)}`] : [];
}

/** Returns the slug for an address; null for an address outside the kind's base path. */
function slugFor(address: string, kind: Kind, bases: BasePaths): string | null {
  const base = routeKey(joinPath(bases[kind]));
  if (base === "/") return address;
  if (address === base) return "/";
  return address.startsWith(`${base}/`) ? address.slice(base.length) : null;
}
