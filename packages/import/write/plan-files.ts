import { stringify } from "yaml";
import { numberPrefix, withoutPrefixes } from "../../../src/content/docs/file/doc-fields";
import { compareText } from "../../../src/lib/diagnostic";
import { basename, dirname } from "../../../src/lib/paths";
import { editFrontMatter } from "../markdown/edit-front-matter";
import { mendedFrontMatter } from "../markdown/split-page";
import { importMessages } from "../messages/messages";
import type { ImportedPage, ImportedSite, YamlMap } from "../model";
import type { Notes } from "../notes";
import { type BasePaths, basePaths, docNames, keepAddress, plainAddress } from "./keep-address";
import { renamedPage, withRenamedLinks } from "./rename-pages";

/** A file of the content folder: its text, or the project's file to copy. */
export interface PlannedFile {
  readonly target: string;
  readonly content: { readonly text: string } | { readonly from: string };
  /** Path in the project of the file that it comes from; for a data file, its own path. */
  readonly source: string;
}

/**
 * Plans all files that an import writes, sorted. If two files have the same name, the first stays.
 * If the names of two pages differ only in case, the second gets another name, because the two
 * would be one file on some systems and have one address on this site.
 */
export function planFiles(site: ImportedSite, notes: Notes): PlannedFile[] {
  const planned = new Map<string, PlannedFile>();
  const lower = new Map<string, string>();
  const add = (file: PlannedFile) => {
    const { source } = file;
    const taken = planned.get(file.target);
    if (taken) {
      notes.left({ file: source, found: `= ${taken.source}` }, importMessages.taken);
      return;
    }
    const similar = lower.get(file.target.toLowerCase());
    if (similar !== undefined) notes.changed({ file: source, found: `≈ ${similar}` }, importMessages.sameButCase);
    planned.set(file.target, file);
    lower.set(file.target.toLowerCase(), file.target);
  };
  const bases = basePaths(site.settings);
  for (const page of distinctDocs(distinctAddresses(distinctPages(site, notes), bases, notes), bases)) {
    add({ target: page.target, content: { text: pageText(page, site, notes) }, source: page.source });
  }
  for (const file of site.files) {
    if ("from" in file) add({ target: file.target, content: { from: file.from }, source: file.from });
    else add({ target: file.target, content: { text: file.text }, source: file.source });
  }
  for (const [target, data] of dataFiles(site)) add({ target, content: { text: yamlText(data) }, source: target });
  return [...planned.values()].sort((a, b) => compareText(a.target, b.target));
}

function dataFiles({ settings, sidebars, authors, tags, friends }: ImportedSite): [string, unknown][] {
  const all = {
    "site.yml": settings,
    "sidebars.yml": sidebars,
    "authors.yml": authors,
    "tags.yml": tags,
    "friends.yml": friends,
  };
  return Object.entries(all).filter(([, data]) => data !== undefined);
}

function yamlText(data: unknown): string {
  return stringify(data, { lineWidth: 0, aliasDuplicateObjects: false });
}

/**
 * Renames pages whose names differ from another page's only in case, and changes the links to them.
 * Their addresses may change.
 */
function distinctPages({ pages, sidebars }: ImportedSite, notes: Notes): ImportedPage[] {
  const seen = new Map<string, string>();
  const renamed = new Map<string, string>();
  const distinct = pages.map((page) => {
    const other = seen.get(page.target.toLowerCase());
    if (other === undefined || other === page.target) {
      seen.set(page.target.toLowerCase(), page.target);
      return page;
    }
    const target = freeName(page.target, seen);
    seen.set(target.toLowerCase(), target);
    renamed.set(page.target, target);
    notes.changed({ file: page.source, found: `→ ${target}` }, importMessages.pagesButCase);
    return renamedPage(page, target, sidebars);
  });
  return renamed.size === 0 ? distinct : distinct.map((page) => withRenamedLinks(page, renamed));
}

/**
 * Makes addresses unique. If two pages have the same address, the first keeps it. A page that is
 * neither a doc nor a post gives way to the list of docs or posts at its address, except at `/`.
 * Aliases that are addresses of pages are dropped.
 */
function distinctAddresses(pages: readonly ImportedPage[], bases: BasePaths, notes: Notes): ImportedPage[] {
  const key = (address: string) => plainAddress(address).toLowerCase();
  const taken = new Map<string, string>();
  for (const { address, source } of [...pages].reverse()) if (address !== null) taken.set(key(address), source);
  const singles = new Set(pages.filter(({ kind }) => kind === "pages").map(({ source }) => source));
  for (const list of [bases.docs, bases.blog].map(key))
    if (list !== "/" && singles.has(taken.get(list) ?? "")) taken.set(list, "");
  return pages.map((page) => {
    const aliases = page.aliases?.filter((alias) => !taken.has(key(alias)));
    const own = { ...page, ...(aliases && { aliases }) };
    if (page.address === null || taken.get(key(page.address)) === page.source) return own;
    let address = plainAddress(page.address);
    for (let number = 2; taken.has(key(address)); number++) address = `${plainAddress(page.address)}-${number}`;
    taken.set(key(address), page.source);
    notes.changed({ file: page.source, found: `${page.address} → ${address}` }, importMessages.sameAddress);
    return { ...own, address };
  });
}

/**
 * Gives a docs page without an original address another id or slug if another page has the same id
 * or address. Both can happen, because number prefixes are not part of an id (`1-a.md`, `2-a.md`),
 * and `README.md` is the page of its folder, as `index.md` is. If neither helps, because the prefix
 * of a folder is the reason (`1-a/b.md`, `a/b.md`), the page gets `parse_number_prefixes: false`.
 */
function distinctDocs(pages: readonly ImportedPage[], bases: BasePaths): ImportedPage[] {
  const taken = new Set<string>();
  const nameOf = ({ target }: ImportedPage) => basename(target).replace(/\.mdx?$/, "");
  // Pages in folders without a prefix go first, then `index.md`, then names without a prefix. The
  // first page with an id keeps it.
  const rank = (page: ImportedPage) => {
    const folder = dirname(page.target);
    const ofFolder = withoutPrefixes(folder) === folder ? 0 : 3;
    if (/^index$/i.test(nameOf(page))) return ofFolder;
    return ofFolder + (numberPrefix(nameOf(page)).number === null ? 1 : 2);
  };
  return [...pages]
    .sort((a, b) => rank(a) - rank(b))
    .map((page) => {
      const name = nameOf(page);
      const others = page.address === null ? [{ id: name }, { slug: name }, { parse_number_prefixes: false }] : [];
      const ways: YamlMap[] = page.kind === "docs" ? [{}, ...others] : [];
      for (const fields of ways) {
        const own = { ...page, fields: { ...page.fields, ...fields } };
        const names = docNames(own, bases);
        if (names.some((one) => taken.has(one))) continue;
        for (const one of names) taken.add(one);
        return own;
      }
      return page;
    });
}

function freeName(target: string, seen: ReadonlyMap<string, string>): string {
  for (let number = 2; ; number++) {
    const candidate = target.replace(/(\.mdx?)$/, `-${number}$1`);
    if (!seen.has(candidate.toLowerCase())) return candidate;
  }
}

function pageText(page: ImportedPage, { settings }: ImportedSite, notes: Notes): string {
  const { fields, isKept } = keepAddress(page, basePaths(settings));
  if (!isKept) notes.left({ file: page.source, found: page.address ?? "" }, importMessages.address);
  const mended = mendedFrontMatter(page.frontMatter);
  if (mended !== null) notes.changed({ file: page.source }, importMessages.frontMatter);
  const frontMatter = editFrontMatter(mended ?? page.frontMatter, { ...page.fields, ...fields });
  if (frontMatter.trim() === "") return page.body;
  const end = /\r?\n/.exec(page.frontMatter)?.[0] ?? /\r?\n/.exec(page.body)?.[0] ?? "\n";
  return ["---", frontMatter, "---", page.body].join(end);
}
