import { slug as slugOf } from "github-slugger";
import kebabCase from "lodash/kebabCase";
import type { Tag } from "../../src/content/files/common-fields";

/** The slug under which the original had a tag. */
export type TagSlug = (label: string) => string;

/**
 * Tags as front matter has them here. One whose address here would be another than it was, or none, or that of a second
 * tag (`C`, `C++`), is written with its address; each tag has one, however it is spelt.
 */
export class Tags {
  readonly #permalinks = new Map<string, string>();
  readonly #owners = new Map<string, string>();

  constructor(private readonly slugThere: TagSlug) {}

  /** A tag by its label, for front matter. */
  tag(label: string): Tag {
    const permalink = this.permalink(label);
    return permalink === kebabCase(label) ? label : { label, permalink };
  }

  /** The last part of a tag's address. */
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
