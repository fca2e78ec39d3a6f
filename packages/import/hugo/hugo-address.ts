import { joinPath } from "../../../src/lib/paths";
import { recordOf, stringOf } from "../data";
import type { Values } from "../values";
import type { HugoConfig } from "./hugo-config";

/** The facts that determine a page's address. */
export interface PageFacts {
  /** Sections from the root, as folders: `["docs", "guide"]`. */
  readonly sections: readonly string[];
  /** Name of the file, or of a bundle's folder; "" for a section's own page. */
  readonly name: string;
  readonly title: string;
  readonly date: string | undefined;
  readonly data: Values;
}

/**
 * Returns a page's address. It ends with a slash unless it comes from `url` in the front matter,
 * `uglyURLs` is set, or the pattern in `permalinks` ends with a file extension.
 */
export function hugoAddress(facts: PageFacts, config: HugoConfig): string {
  const { data, sections, name } = facts;
  const url = stringOf(data.url);
  if (url !== undefined) return joinPath(url.startsWith("/") ? "" : config.prefix, filled(url, facts, config));
  const pattern = patternFor(facts, config);
  const path = pattern === undefined ? defaultPath(facts, config) : filled(pattern, facts, config);
  const isUgly = config.site.uglyurls === true || recordOf(config.site.uglyurls)[sections[0] ?? ""] === true;
  const address = joinPath(config.prefix, path);
  if (isUgly && name !== "") return `${address.replace(/\/+$/, "")}.html`;
  return /\.\w+$/.test(address) && pattern !== undefined ? address : joinPath(address, "/");
}

function defaultPath({ data, sections, name }: PageFacts, config: HugoConfig): string {
  const own = stringOf(data.slug) ?? name;
  return joinPath(...sections.map((section) => inAddress(section, config)), inAddress(own, config));
}

/**
 * Finds the pattern for a page, or for a section's own page, in the configuration's `permalinks`.
 */
function patternFor({ sections, name }: PageFacts, { site }: HugoConfig): string | undefined {
  const permalinks = recordOf(site.permalinks);
  const section = sections[0]?.toLowerCase() ?? "";
  if (name === "") return stringOf(recordOf(permalinks.section)[section]);
  return stringOf(recordOf(permalinks.page)[section]) ?? stringOf(permalinks[section]);
}

function filled(pattern: string, facts: PageFacts, config: HugoConfig): string {
  return pattern.replace(/:(\w+)(?:\[([^\]]*)\])?/g, (written, word: string, range: string | undefined) => {
    return wordValue(word.toLowerCase(), range, facts, config) ?? written;
  });
}

const months = "January February March April May June July August September October November December".split(" ");
const days = "Sunday Monday Tuesday Wednesday Thursday Friday Saturday".split(" ");

function wordValue(word: string, range: string | undefined, facts: PageFacts, config: HugoConfig): string | undefined {
  const { sections, name, title, data, date = "2000-01-01" } = facts;
  const [year = "", month = "", day = "", hour = "00", minute = "00", second = "00"] = date.split(/[-T:]/);
  const utc = new Date(`${year}-${month}-${day}T00:00:00Z`);
  const slug = stringOf(data.slug);
  const folders = sections.map((section) => inAddress(section, config));
  switch (word) {
    case "year":
      return year;
    case "month":
      return month;
    case "monthname":
      return months[Number(month) - 1]?.toLowerCase();
    case "day":
      return day;
    case "weekday":
      return String(utc.getUTCDay());
    case "weekdayname":
      return days[utc.getUTCDay()]?.toLowerCase();
    case "yearday":
      return String(Math.round((utc.getTime() - Date.UTC(Number(year), 0, 1)) / 86_400_000) + 1);
    case "hours":
      return hour;
    case "minutes":
      return minute;
    case "seconds":
      return second;
    case "section":
      return folders[0] ?? "";
    case "sections":
      return slice(folders, range).join("/");
    case "title":
      return inAddress(title, config);
    case "slug":
      return inAddress(slug ?? title, config);
    case "slugorfilename":
    case "slugorcontentbasename":
      return inAddress(slug ?? name, config);
    case "filename":
    case "contentbasename":
      return inAddress(name, config);
    default:
      return undefined;
  }
}

/** Returns the items in a range: `[1:]`, `[:last]`, `[0]`, `[last]`; all items without a range. */
function slice(items: readonly string[], range: string | undefined): readonly string[] {
  if (range === undefined) return items;
  const at = (text: string, usual: number) => {
    if (text === "") return usual;
    return text === "last" ? items.length - 1 : Number(text);
  };
  const [from = "", to] = range.split(":");
  return to === undefined ? items.slice(at(from, 0), at(from, 0) + 1) : items.slice(at(from, 0), at(to, items.length));
}

/**
 * Converts a name to a slug as Hugo does: in lower case unless `disablePathToLower` is set, with
 * hyphens for spaces, and with few characters other than letters and digits.
 */
export function inAddress(name: string, { site }: Pick<HugoConfig, "site">): string {
  const kept = name
    .replace(/[^\p{L}\p{N}\p{M}\s./\\_#+~@-]/gu, "")
    .trim()
    .replace(/-*\s+-*/g, "-");
  return site.disablepathtolower === true ? kept : kept.toLowerCase();
}
