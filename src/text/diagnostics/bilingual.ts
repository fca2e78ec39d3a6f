import type { Wording } from "../../lib/diagnostic";

// Temporary, for the groups that still have both languages: this file and src/config/say.ts go with the last of them.
export { quote, type Wording } from "../../lib/diagnostic";

/** A text, or a pair of which the Chinese one is said. */
export type Bilingual<T> = T | Pair<T>;

export interface Pair<T> {
  readonly zh: T;
  readonly en: T;
}

type Entry = Pair<Wording> | Pair<string>;

export type Messages = Readonly<Record<string, Entry | ((...args: never[]) => Entry)>>;
