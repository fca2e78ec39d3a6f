import { slug as slugOf } from "github-slugger";
import kebabCase from "lodash/kebabCase.js";
import type { Tag } from "../../src/content/files/common-fields";

/** Returns the slug of a tag in the original. */
export type TagSlug = (label: string) => string;

/**
 * Converts the labels of tags to front matter. A tag gets an explicit address if its address would
 * change, be empty, or equal another tag's (`C`, `C++`). Spellings that differ in case share an
 * address.
 */
export class Tags {
  readonly #permalinks = new Map<string, string>();
  readonly #owners = new Map<string, string>();

  constructor(private readonly slugThere: TagSlug) {}

  /** Returns the front matter value for a tag's label. */
  tag(label: string): Tag {
    const permalink = this.permalink(label);
    return permalink === kebabCase(label) ? label : { label, permalink };
  }

  /** Returns the last segment of a tag's address. */
  permalink(label: string): string {
    const key = label.toLowerCase();
    const known = this.#permalinks.get(key);
    if (known !== undefined) return known;
    const wanted = this.slugThere(label).replace(/[\s?#%\\]+/g, "-") || slugOf(label) || "tag";
    let permalink = wanted;
    for (let number = 2; this.#owners.has(permalink.toLowerCase()); number++) permalink = `${wanted}-${number}`;
    this.#owners.set(permalink.toLowerCase(), key);
    this.#permalinks.set(key, permalink);
    return permalink;
  }
}
