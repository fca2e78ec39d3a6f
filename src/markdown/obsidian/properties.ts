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

/** Returns the properties of a note as the front matter of this site. */
export function frontMatterOf(properties: Properties): Properties {
  const { alias: _, aliases, ...rest } = properties;
  const addresses = texts(aliases).filter(isAddress);
  return { ...rest, ...(addresses.length > 0 && { aliases: addresses }) };
}
