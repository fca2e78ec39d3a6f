import { say } from "../../../config/say";
import { commonFieldsOf } from "../../../content/common-fields";
import { type ContentFile, pathInKind } from "../../../content/content-file";
import { validate } from "../../../content/validate";
import type { Diagnostic } from "../../../lib/diagnostic";
import { basename, dirname, joinPath } from "../../../lib/paths";
import { fieldMessages } from "../../../text/diagnostics/field-messages";
import { checkPage } from "../../check-page";
import type { Checked, ContentPage } from "../../kind";
import { type DocFrontMatter, docFrontMatterSchema } from "./front-matter";

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
  readonly hideTitle: boolean;
  readonly tocMinHeadingLevel: number | null;
  readonly tocMaxHeadingLevel: number | null;
}

/**
 * Validates a docs file and derives its id, path and titles.
 * @param routeBasePath first segment of docs addresses, `docs`
 */
export function docFields(source: ContentFile, routeBasePath: string): Checked<DocFields> {
  const { file, lineOf } = source;
  return checkPage(validate(docFrontMatterSchema, source), source, {
    rules: (value) => [tocLevelDiagnostic(value, file, lineOf("toc_max_heading_level"))],
    fields: (value) => derive(source, value, routeBasePath),
  });
}

function derive(source: ContentFile, value: DocFrontMatter, routeBasePath: string): DocFields {
  const inDocs = pathInKind(source.file);
  const dir = dirname(inDocs);
  const name = basename(inDocs);
  return {
    docId: [dir, value.id ?? name].filter(Boolean).join("/"),
    file: source.file,
    path: docPath(inDocs, value.slug, routeBasePath),
    title: value.title ?? source.openingTitle ?? name,
    ...commonFieldsOf(value),
    sidebarLabel: value.sidebar_label ?? null,
    sidebarPosition: value.sidebar_position ?? null,
    ...optional("displayedSidebar", value.displayed_sidebar),
    paginationLabel: value.pagination_label ?? null,
    ...optional("paginationNext", value.pagination_next),
    ...optional("paginationPrevious", value.pagination_prev),
    ...optional("customEditUrl", value.custom_edit_url),
    tags: (value.tags ?? []).map((tag) => (typeof tag === "string" ? tag : tag.label)),
    hideTitle: value.hide_title ?? false,
    tocMinHeadingLevel: value.toc_min_heading_level ?? null,
    tocMaxHeadingLevel: value.toc_max_heading_level ?? null,
  };
}

/**
 * The address of a docs page. A slug with a leading slash is relative to the docs, any other to the page's folder.
 * `index`, `readme` and `<folder>/<folder>` have the folder's address, with a trailing slash.
 */
export function docPath(inDocs: string, slug: string | undefined, routeBasePath: string): string {
  const dir = dirname(inDocs);
  if (slug !== undefined) return joinPath(routeBasePath, slug.startsWith("/") ? slug : `${dir}/${slug}`);
  const name = basename(inDocs);
  const isFolderPage = /^(index|readme)$/i.test(name) || name === basename(dir);
  return joinPath(routeBasePath, isFolderPage ? `${dir}/` : inDocs);
}

function tocLevelDiagnostic(value: DocFrontMatter, file: string, line: number | undefined): Diagnostic | null {
  const { toc_min_heading_level: min, toc_max_heading_level: max } = value;
  if (min === undefined || max === undefined || min <= max) return null;
  return {
    severity: "error",
    file,
    line,
    field: "toc_max_heading_level",
    message: say(fieldMessages.tocLevels(max, min)),
    fix: `toc_max_heading_level: ${min}`,
  };
}

/** Omits an absent field but keeps null, since the two differ in front matter. */
function optional<Key extends string, Value>(key: Key, value: Value | undefined): { [K in Key]?: Value } {
  return value === undefined ? {} : ({ [key]: value } as { [K in Key]: Value });
}
