import type { Diagnostic } from "../../lib/diagnostic";

/** One thing in both languages that a build speaks; src/config/say.ts chooses. */
export interface Bilingual<T> {
  readonly zh: T;
  readonly en: T;
}

/** The words of a diagnostic: what stood there, and what to write instead. */
export type Wording = Pick<Diagnostic, "message" | "fix">;

type Entry = Bilingual<Wording> | Bilingual<string>;

/**
 * A group of messages. An entry takes strings, numbers and lists of strings, and only puts them into sentences: what is
 * wrong is for the caller to find out.
 */
export type Messages = Readonly<Record<string, Entry | ((...args: never[]) => Entry)>>;

/** A value as JSON writes it, so that spaces and invisible characters show. */
export function quote(value: unknown): string {
  return JSON.stringify(value) ?? String(value);
}
