import type { Diagnostic } from "../../lib/diagnostic";

/** A value in both languages of the build messages; src/config/say.ts chooses. */
export interface Bilingual<T> {
  readonly zh: T;
  readonly en: T;
}

/** The texts of a diagnostic: the problem and its fix. */
export type Wording = Pick<Diagnostic, "message" | "fix">;

type Entry = Bilingual<Wording> | Bilingual<string>;

/**
 * A group of messages. An entry takes strings, numbers and lists of strings, and only formats them into sentences. Finding
 * the mistakes is up to the caller.
 */
export type Messages = Readonly<Record<string, Entry | ((...args: never[]) => Entry)>>;

/** A value as JSON, so that spaces and invisible characters show. */
export function quote(value: unknown): string {
  return JSON.stringify(value) ?? String(value);
}
