type Properties = Readonly<Record<string, unknown>>;

/** A list property of Obsidian's, which may be written as one text with commas. */
function texts(value: unknown): string[] {
  const items = typeof value === "string" ? value.split(",") : [value].flat();
  return items.flatMap((item) =>
    typeof item === "string" ? item.trim() || [] : typeof item === "number" ? String(item) : [],
  );
}

/** An old address of the page, which this site calls an alias too. */
const isAddress = (alias: string) => alias.startsWith("/");

/** Returns the other names of a note: `aliases`, and `alias` as older versions of Obsidian write it. */
export function aliasNames({ aliases, alias }: Properties): string[] {
  return [...texts(aliases), ...texts(alias)].filter((name) => !isAddress(name));
}

/** A tag without its sign. Anything else is left to the check of front matter. */
const withoutSign = (tag: unknown) => (typeof tag === "string" ? tag.trim().replace(/^#/, "") : tag);

/**
 * Returns the properties of a note as the front matter of this site.
 * @param inText tags in the text of the note
 */
export function frontMatterOf(properties: Properties, inText: readonly string[] = []): Properties {
  const { alias: _, aliases, cssclass: _class, cssclasses: _classes, publish, tag, tags, ...rest } = properties;
  const addresses = texts(aliases).filter(isAddress);
  const listed = [tags, tag].flatMap((value) => (typeof value === "string" ? value.split(/[\s,]+/) : [value].flat()));
  const named = [...listed, ...inText]
    .map(withoutSign)
    .filter((value) => value !== undefined && value !== null && value !== "");
  const isDraft = publish === false || publish === "false";
  return {
    ...rest,
    ...(addresses.length > 0 && { aliases: addresses }),
    ...(named.length > 0 && { tags: [...new Set(named)] }),
    ...(isDraft && { draft: true }),
  };
}
