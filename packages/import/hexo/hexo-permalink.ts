import { createHash } from "node:crypto";
import { basename } from "../../../src/lib/paths";
import { stringOf } from "../data";
import type { Values } from "../values";
import { hexoSlug } from "./hexo-slug";

/** The facts that determine a post's address. */
export interface PostFacts {
  /**
   * Path below `_posts`, without extension; only its `:title` part if it matches `new_post_name`.
   */
  readonly slug: string;
  readonly title: string;
  /** Date in the site's local time, such as `2023-03-05T00:30:00`. */
  readonly date: string;
  /** Seconds since 1970, for `:hash` and `:timestamp`. */
  readonly unix: number;
  /** Slugs of the last category and its parents, `a/b`; undefined for a post without categories. */
  readonly category: string | undefined;
  readonly frontMatter: Values;
}

/**
 * Returns a post's address, from its own `permalink`, the pattern in `_config.yml` or Hexo's
 * default pattern. Also returns the placeholders without a value; the slug replaces each of them.
 */
export function hexoAddress(
  facts: PostFacts,
  config: Values,
): { readonly address: string; readonly unknown: string[] } {
  const own = stringOf(facts.frontMatter.permalink);
  if (own !== undefined) return { address: `/${own.replace(/^\/+/, "")}`, unknown: [] };
  const pattern = stringOf(config.permalink) ?? ":year/:month/:day/:title/";
  const defaults = (config.permalink_defaults ?? {}) as Values;
  const words = placeholderValues(facts, config);
  const unknown: string[] = [];
  const address = pattern.replace(/:(\w+)/g, (written, name: string) => {
    const value = words[name] ?? stringOf(facts.frontMatter[name]) ?? stringOf(defaults[name]);
    if (value === undefined) unknown.push(written);
    return value ?? facts.slug;
  });
  return { address: `/${address}`.replace(/\/{2,}/g, "/"), unknown };
}

function placeholderValues(
  { slug, title, date, unix, category }: PostFacts,
  config: Values,
): Record<string, string | undefined> {
  const [year = "", month = "", day = "", hour = "", minute = "", second = ""] = date.split(/[-T:]/);
  return {
    title: slug,
    name: basename(slug),
    post_title: hexoSlug(title, 1),
    year,
    month,
    day,
    hour,
    minute,
    second,
    i_month: String(Number(month)),
    i_day: String(Number(day)),
    timestamp: String(unix),
    hash: createHash("sha1").update(`${slug}${unix}`).digest("hex").slice(0, 12),
    category: category ?? stringOf(config.default_category) ?? "uncategorized",
  };
}

const nameParts: Readonly<Record<string, string>> = {
  year: String.raw`(?<year>\d{4})`,
  month: String.raw`(?<month>\d{2})`,
  i_month: String.raw`(?<i_month>\d{1,2})`,
  day: String.raw`(?<day>\d{2})`,
  i_day: String.raw`(?<i_day>\d{1,2})`,
  hour: String.raw`(?<hour>\d{2})`,
  minute: String.raw`(?<minute>\d{2})`,
  second: String.raw`(?<second>\d{2})`,
  title: "(?<title>.+)",
};

export interface NamedPost {
  readonly slug: string;
  /** The date in the name, such as `2023-03-05`; undefined if the name contains no full date. */
  readonly day: string | undefined;
}

/**
 * Parses a file name by the pattern in `new_post_name`, such as `:year-:month-:day-:title.md`,
 * which separates the date from the slug. A name that does not match the pattern is the slug.
 * @param name path below `_posts`, without extension
 */
export function namedPost(name: string, config: Values): NamedPost {
  const pattern = (stringOf(config.new_post_name) ?? ":title.md").replace(/\.\w+$/, "");
  const source = pattern
    .split(/(:\w+)/)
    .map((part) =>
      part.startsWith(":") ? (nameParts[part.slice(1)] ?? ".+") : part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"),
    )
    .join("");
  const groups = new RegExp(`^${source}$`).exec(name)?.groups ?? {};
  const { year, month = groups.i_month, day = groups.i_day } = groups;
  return {
    slug: groups.title ?? name,
    day: year && month && day ? `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}` : undefined,
  };
}
