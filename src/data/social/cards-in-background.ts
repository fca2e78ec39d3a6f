import { type WriteOptions, writeCards } from "./write-cards";

let writing: Promise<void> | undefined;

/**
 * Begins to draw the pictures before webpack starts: sharp draws in threads of its own, and webpack, which works in one
 * most of its time, leaves the other cores to it.
 */
export function beginCards(options: WriteOptions): void {
  writing = writeCards(options);
  // A failure is reported by who waits.
  writing.catch(() => undefined);
}

/** Waits for the pictures that `beginCards` began. */
export async function cardsWritten(): Promise<void> {
  await writing;
}
