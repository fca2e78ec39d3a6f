import { safeSessionStorage } from "../platform/storage";

const storedAs = (key: string) => `scroll ${key}`;

/**
 * The reader's scroll position in each history entry of this document, by key. Session storage also
 * keeps the positions, but a browser may forbid it.
 */
const positions = new Map<string, number>();

/**
 * Returns the key of the current entry. Returns undefined for an entry that the browser created for
 * a hash link.
 */
export function entryKey(): string | undefined {
  return (window.history.state as { readonly key?: string } | null)?.key;
}

/**
 * Sets the key of the current entry, and returns it.
 * @param key a new key by default; the old key if the browser has recreated the entry
 */
export function keyEntry(key = newKey()): string {
  window.history.replaceState({ ...window.history.state, key }, "");
  return key;
}

/** Adds an entry with a new key, or replaces the current one. Returns the key. */
export function writeEntry(address: string, replace: boolean): string {
  const key = newKey();
  window.history[replace ? "replaceState" : "pushState"]({ key }, "", address);
  return key;
}

/** Stores the reader's scroll position for an entry. */
export function rememberPlace(key: string): void {
  positions.set(key, window.scrollY);
  safeSessionStorage.set(storedAs(key), String(window.scrollY));
}

/** Returns the scroll position of an entry in px from the top, or undefined if it is unknown. */
export function placeOf(key: string): number | undefined {
  const stored = positions.get(key) ?? safeSessionStorage.get(storedAs(key));
  return stored === null ? undefined : Number(stored);
}

const newKey = () => Math.random().toString(36).slice(2);
