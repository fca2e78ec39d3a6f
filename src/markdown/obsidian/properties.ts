import { fieldMessages } from "../../config/messages";
import { fileNameDiagnostics } from "../../content/files/address";
import type { Diagnostic } from "../../lib/diagnostic";
import { topFolder } from "../../lib/paths";

type Properties = Readonly<Record<string, unknown>>;

/**
 * Returns the values of a property as strings. The property may be a list or a comma-separated
 * string.
 */
function texts(value: unknown): string[] {
  const items = typeof value === "string" ? value.split(",") : [value].flat();
  return items
    .filter((item) => typeof item === "string" || typeof item === "number")
    .map((item) => String(item).trim())
    .filter((item) => item !== "");
}

/**
 * Returns whether an alias is an old address of the page. `aliases` may contain both the names that
 * Obsidian reads and the addresses that this site reads.
 */
const isAddress = (alias: string) => alias.startsWith("/");

/** Returns the other names of a note, from `aliases` and the older `alias`, without addresses. */
export function aliasNames({ aliases, alias }: Properties): string[] {
  return [...texts(aliases), ...texts(alias)].filter((name) => !isAddress(name));
}

/**
 * Removes the `#` of a tag. Values that are not text stay, so that the check of the front matter
 * reports them.
 */
const withoutSign = (tag: unknown) => (typeof tag === "string" ? tag.trim().replace(/^#/, "") : tag);

/**
 * Converts the properties of a note to this site's front matter.
 * @param inText tags in the text of the note
 * @param file the path of the note; if its name cannot be an address, a slug is made from it
 */
export function frontMatterOf(properties: Properties, inText: readonly string[] = [], file = ""): Properties {
  const { alias: _, aliases, cssclass: _class, cssclasses: _classes, publish, tag, tags, ...rest } = properties;
  const addresses = texts(aliases).filter(isAddress);
  const listed = [tags, tag].flatMap((value) => (typeof value === "string" ? value.split(/[\s,]+/) : [value].flat()));
  const named = [...listed, ...inText]
    .map(withoutSign)
    .filter((value) => value !== undefined && value !== null && value !== "");
  const isDraft = publish === false || publish === "false";
  const slug = rest["slug"] === undefined ? slugFor(file) : undefined;
  return {
    ...rest,
    ...(slug !== undefined && { slug }),
    ...(addresses.length > 0 && { aliases: addresses }),
    ...(named.length > 0 && { tags: [...new Set(named)] }),
    ...(isDraft && { draft: true }),
  };
}

/**
 * Returns a slug for a docs file whose name cannot be in an address, such as `/C` for `C#.md`.
 * Invalid characters become dashes, or are removed at the start or end of a name. Returns undefined
 * for any other file.
 */
function slugFor(file: string): string | undefined {
  if (topFolder(file) !== "docs" || fileNameDiagnostics(file).length === 0) return undefined;
  const path = file.replace(/^docs|\.mdx?$/g, "").normalize();
  return (
    path.replace(/ *(?:[^\S ]|[\p{Cc}?#%\\;"`<>{}|^*:])+ */gu, "-").replace(/-+(?=\/|$)|(?<=\/)-+/g, "") || undefined
  );
}

/**
 * Returns the diagnostics of a note's properties as warnings. Drops those about unknown properties,
 * because authors use such properties for other purposes.
 */
export function propertyProblems(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return diagnostics
    .filter(({ message }) => message !== fieldMessages.ignored)
    .map((diagnostic) => ({ ...diagnostic, severity: "warning" }));
}
