import { fieldMessages } from "../../config/messages";
import { cut, type Diagnostic } from "../../lib/diagnostic";
import { words } from "../../lib/lists";

type Data = Readonly<Record<string, unknown>>;

const isOff = (value: unknown) => /^(?:false|no|off|0)$/i.test(String(value));
const isOn = (value: unknown) => /^(?:true|yes|on|1)$/i.test(String(value));
const isSaid = (value: unknown) => value !== false;
const fieldsOf = (value: unknown): Data =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Data) : {};
const isExcluded = (value: unknown) => isOff(value) || isOn(fieldsOf(value)["exclude"]);
const forbidsIndex = (value: unknown) => /\b(?:noindex|none)\b/i.test(JSON.stringify(value) ?? "");

/**
 * Fields with which other generators hide a page from readers or search engines. Each function
 * tests for a value that does so.
 */
const privateFields: Readonly<Record<string, (value: unknown) => boolean>> = {
  published: isOff,
  publish: isOff,
  private: isOn,
  hidden: isOn,
  hide: isOn,
  encrypt: isSaid,
  password: isSaid,
};

/**
 * Returns the fields of this site that mean the same as a foreign field with the value; an empty
 * object if the author can delete the field.
 */
type Equivalent = (value: unknown) => Data;

const when =
  (isMeant: (value: unknown) => boolean, own: Data): Equivalent =>
  (value) =>
    isMeant(value) ? own : {};

const renamed =
  (own: string): Equivalent =>
  (value) => ({ [own]: value });

const neighbour =
  (own: string): Equivalent =>
  (value) => {
    if (isOff(value)) return { [own]: null };
    return typeof value === "string" ? { [own]: value.replace(/^\/|\.mdx?$/g, "") } : {};
  };

/** The levels of VitePress' table of contents: `[2, 3]`, `2`, `deep` or `false`. */
const outline: Equivalent = (value) => {
  const [min, max = min] = value === "deep" ? [2, 6] : [value].flat();
  if (isOff(value)) return { hide_table_of_contents: true };
  return Number.isInteger(min) ? { toc_min_heading_level: min, toc_max_heading_level: max } : {};
};

/** Starlight's `sidebar` with `label` and `order`, or VuePress' `sidebar: false`. */
const sidebar: Equivalent = (value) => {
  if (isOff(value)) return { displayed_sidebar: null };
  const { label, order } = fieldsOf(value);
  return {
    ...(label !== undefined && { sidebar_label: label }),
    ...(order !== undefined && { sidebar_position: order }),
  };
};

/** The parts of a page that MkDocs Material hides: `[toc, navigation]`. */
const hidden: Equivalent = (value) => {
  const parts = [value].flat();
  return {
    ...(parts.includes("toc") && { hide_table_of_contents: true }),
    ...(parts.includes("navigation") && { displayed_sidebar: null }),
  };
};

const editLink: Equivalent = (value) => {
  if (isOff(value)) return { custom_edit_url: null };
  return typeof value === "string" ? { custom_edit_url: value } : {};
};

const person: Equivalent = (value) => (typeof value === "string" ? { last_update: { author: value } } : {});
const revision: Equivalent = (value) => (typeof value === "boolean" ? {} : { last_update: { date: value } });

const named = (equivalent: Equivalent, names: string) => words(names).map((name) => [name, equivalent] as const);

/** Fields of other generators, each with the equivalent fields of this site. */
const equivalents: ReadonlyMap<string, Equivalent> = new Map([
  ...named(renamed("tags"), "categories category tag"),
  ...named(renamed("image"), "cover thumbnail banner featured_image featuredImage heroImage ogImage"),
  ...named(revision, "date updated lastmod last_modified_at lastUpdated last_updated"),
  ...named(renamed("slug"), "permalink url"),
  ...named(renamed("description"), "summary excerpt abstract desc"),
  ...named(renamed("aliases"), "redirect_from redirectFrom alias"),
  ...named(renamed("sidebar_position"), "order weight nav_order navOrder menu_order position"),
  ...named(renamed("sidebar_label"), "nav_title navTitle navLabel shortTitle short_title linkTitle sidebarTitle"),
  ...named(
    when(isOff, { hide_table_of_contents: true }),
    "toc aside tableOfContents table_of_contents showToc show_toc",
  ),
  ...named(outline, "outline"),
  ...named(neighbour("pagination_prev"), "prev previous"),
  ...named(neighbour("pagination_next"), "next"),
  ...named(sidebar, "sidebar"),
  ...named(hidden, "hide"),
  ...named(editLink, "editLink editUrl edit_url"),
  ...named(when(isOn, { noindex: true }), "no_index noIndex"),
  ...named(when(forbidsIndex, { noindex: true }), "robots head meta"),
  ...named(when(isExcluded, { noindex: true }), "sitemap"),
  ...named(when(isExcluded, { search: false }), "pagefind"),
  ...named(
    when((value) => !isOff(value), { pinned: true }),
    "sticky top pin",
  ),
  ...named(person, "author authors"),
  ...named(
    () => ({}),
    `math mathjax katex mermaid layout template type icon status hero features home navbar footer
    pageClass copyright hide_reading_time sidebar_label sidebar_class_name sidebar_key
    sidebar_custom_props`,
  ),
]);

/** The fields of this site that keep a page out of searches. */
const hidingFields = ["noindex", "search"];

/**
 * Changes the warning about an unknown field of another generator. The new warning names the
 * equivalent fields of this site, or says to delete the line if there are none. The warning becomes
 * an error if the field keeps a page private or out of searches. Returns other diagnostics
 * unchanged.
 * @param data the front matter
 * @param known the names of the fields that pages of this kind have
 */
export function withForeignField(diagnostic: Diagnostic, data: Data, known: readonly string[]): Diagnostic {
  const { field = "", severity } = diagnostic;
  if (severity !== "warning" || !Object.hasOwn(data, field)) return diagnostic;
  const value = data[field];
  if (Object.hasOwn(privateFields, field) && privateFields[field]?.(value))
    return { ...diagnostic, severity: "error", ...fieldMessages.keepsPrivate(field, value) };
  const equivalent = equivalents.get(field);
  if (equivalent === undefined) return diagnostic;
  const own = Object.entries(equivalent(value)).filter(([name]) => known.includes(name));
  if (own.length === 0) return { ...diagnostic, ...fieldMessages.unknown(undefined, known) };
  const isHiding = own.some(([name]) => hidingFields.includes(name));
  return {
    ...diagnostic,
    ...(isHiding && { severity: "error" }),
    ...fieldMessages.foreign(field, own.map(asField)),
  };
}

/** Returns a field and its value as a line of YAML. */
function asField([name, value]: readonly [string, unknown]): string {
  const text = (one: unknown) => (one instanceof Date ? one.toISOString().slice(0, 10) : cut(String(one)));
  if (Array.isArray(value) || name === "tags" || name === "aliases")
    return `${name}: [${[value].flat(2).map(text).join(", ")}]`;
  const inner = Object.entries(fieldsOf(value)).map(([key, one]) => `${key}: ${text(one)}`);
  const isGroup = inner.length > 0 && !(value instanceof Date);
  return `${name}: ${isGroup ? `{ ${inner.join(", ")} }` : text(value)}`;
}
