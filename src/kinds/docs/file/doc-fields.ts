import { validate } from "../../../config/validate";
import { commonFieldsOf } from "../../../content/common-fields";
import { type ContentFile, pathInKind } from "../../../content/content-file";
import { basename, dirname, joinPath } from "../../../lib/paths";
import { checkPage } from "../../check-page";
import type { Checked, ContentPage } from "../../kind";
import { type TagRef, tagRefsOf } from "../../tags/tags";
import { type DocFrontMatter, docFrontMatterSchema } from "./front-matter";
import { numberPrefix, withoutPrefixes } from "./number-prefix";

/** Stored fields of a `Doc` node. Fields that depend on other files are resolved later. */
export interface DocFields extends ContentPage {
  readonly docId: string;
  readonly sidebarLabel: string | null;
  readonly sidebarPosition: number | null;
  /** Undefined: the sidebar that lists the page. Null: explicitly none. */
  readonly displayedSidebar?: string | null;
  readonly paginationLabel: string | null;
  readonly paginationNext?: string | null;
  readonly paginationPrevious?: string | null;
  /** Undefined: the site's editor. Null: explicitly none. */
  readonly customEditUrl?: string | null;
  readonly tags: readonly string[];
  readonly tagRefs: readonly TagRef[];
  readonly hideTitle: boolean;
}

/**
 * Validates a docs file and derives its id, path and titles.
 * @param routeBasePath first segment of docs addresses, `docs`
 */
export function docFields(source: ContentFile, routeBasePath: string): Checked<DocFields> {
  return checkPage(validate(docFrontMatterSchema, source), source, {
    fields: (value) => derive(source, value, routeBasePath),
  });
}

function derive(source: ContentFile, value: DocFrontMatter, routeBasePath: string): DocFields {
  const inDocs = pathInKind(source.file);
  const isParsed = value.parse_number_prefixes ?? true;
  const dir = isParsed ? withoutPrefixes(dirname(inDocs)) : dirname(inDocs);
  const { name, number } = isParsed ? numberPrefix(basename(inDocs)) : { name: basename(inDocs), number: null };
  const localId = value.id ?? name;
  return {
    docId: [dir, localId].filter(Boolean).join("/"),
    file: source.file,
    path: docPath({ dir, localId, slug: value.slug, isFolderPage: isFolderPage(inDocs) }, routeBasePath),
    title: value.title ?? source.openingTitle ?? localId,
    ...commonFieldsOf(value),
    sidebarLabel: value.sidebar_label ?? null,
    sidebarPosition: value.sidebar_position ?? number,
    ...optional("displayedSidebar", value.displayed_sidebar),
    paginationLabel: value.pagination_label ?? null,
    ...optional("paginationNext", value.pagination_next),
    ...optional("paginationPrevious", value.pagination_prev),
    ...optional("customEditUrl", value.custom_edit_url),
    tags: (value.tags ?? []).map((tag) => (typeof tag === "string" ? tag : tag.label)),
    tagRefs: tagRefsOf(value.tags ?? []),
    hideTitle: value.hide_title ?? false,
  };
}

/** What the address of a docs page follows from. */
interface DocAddress {
  /** Folder below docs/, without number prefixes. */
  readonly dir: string;
  /** The last part of its id. */
  readonly localId: string;
  readonly slug: string | undefined;
  readonly isFolderPage: boolean;
}

/**
 * The address of a docs page. A slug with a leading slash is relative to the docs, any other to the page's folder. The page
 * of a folder has the folder's address, with a trailing slash.
 */
function docPath({ dir, localId, slug, isFolderPage: isFolder }: DocAddress, routeBasePath: string): string {
  if (slug?.startsWith("/")) return joinPath(routeBasePath, slug);
  if (slug !== undefined) return joinPath(routeBasePath, dir, slug);
  return joinPath(routeBasePath, dir, isFolder ? "/" : localId);
}

/** Whether a page stands for its folder: `index`, `readme` and `<folder>/<folder>`, in any case, as in Docusaurus. */
export function isFolderPage(inDocs: string): boolean {
  const name = basename(inDocs).toLowerCase();
  return name === "index" || name === "readme" || name === basename(dirname(inDocs)).toLowerCase();
}

/** Omits an absent field but keeps null, since the two differ in front matter. */
function optional<Key extends string, Value>(key: Key, value: Value | undefined): { [K in Key]?: Value } {
  return value === undefined ? {} : ({ [key]: value } as { [K in Key]: Value });
}
