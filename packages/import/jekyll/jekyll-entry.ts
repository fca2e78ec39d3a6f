import type { LinkedPage } from "../links/page-links";
import type { SplitPage } from "../markdown/split-page";
import type { Kind } from "../model";
import type { Values } from "../values";

/** A post, a page or a collection document during its conversion. */
export interface JekyllEntry extends LinkedPage {
  readonly kind: Kind;
  readonly page: SplitPage;
  /** The front matter as its author wrote it. */
  readonly written: Values;
  /** The front matter with the defaults of the configuration. */
  readonly data: Values;
  readonly title: string;
  /** Date in the author's local time; undefined for a page or an undated document. */
  readonly date: string | undefined;
  readonly isDraft: boolean;
  readonly tags: readonly string[];
  readonly categories: readonly string[];
}

/** Returns the items of a list, or the words of a string, which white space separates. */
export function wordList(value: unknown): string[] {
  const list = typeof value === "string" ? value.split(/\s+/) : [value].flat(4);
  return list
    .flatMap((word) => (word === null || word === undefined ? [] : [String(word).replace(/^,|,$/g, "").trim()]))
    .filter(Boolean);
}
