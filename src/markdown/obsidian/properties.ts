import { fieldMessages } from "../../config/messages";
import { fileNameDiagnostics } from "../../content/files/address";
import type { Diagnostic } from "../../lib/diagnostic";
import { topFolder } from "../../lib/paths";

type Properties = Readonly<Record<string, unknown>>;

/** A property that is a list, or one text with commas. */
function texts(value: unknown): string[] {
  const items = typeof value === "string" ? value.split(",") : [value].flat();
  return items.flatMap((item) =>
    typeof item === "string" ? item.trim() || [] : typeof item === "number" ? String(item) : [],
  );
}

/** Whether an alias is an old address of the page. This site calls those aliases too. */
const isAddress = (alias: string) => alias.startsWith("/");

/** Returns the other names of a note, from `aliases` or from the older `alias`. */
export function aliasNames({ aliases, alias }: Properties): string[] {
  return [...texts(aliases), ...texts(alias)].filter((name) => !isAddress(name));
}

/** Removes the sign of a tag. The check of front matter reports other values. */
const withoutSign = (tag: unknown) => (typeof tag === "string" ? tag.trim().replace(/^#/, "") : tag);

/**
 * Returns the properties of a note as the front matter of this site.
 * @param inText tags in the text of the note
 * @param file its path, for a name that cannot be an address
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
 * Returns an address for a name that no address can have, such as `C#.md`. It has dashes in place
 * of the signs.
 */
function slugFor(file: string): string | undefined {
  if (topFolder(file) !== "docs" || fileNameDiagnostics(file).length === 0) return undefined;
  const path = file.replace(/^docs|\.mdx?$/g, "").normalize();
  return (
    path.replace(/ *(?:[^\S ]|[\p{Cc}?#%\\;"`<>{}|^*:])+ */gu, "-").replace(/-+(?=\/|$)|(?<=\/)-+/g, "") || undefined
  );
}

/**
 * Returns the problems of a note's properties. Unknown properties are allowed, because authors
 * use them for other purposes. A value that the site cannot use is a warning, and the build goes
 * on.
 */
export function propertyProblems(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return diagnostics
    .filter(({ message }) => message !== fieldMessages.ignored)
    .map((diagnostic) => ({ ...diagnostic, severity: "warning" }));
}
