import { safeSessionStorage } from "../platform/storage";

const storedAs = (key: string) => `scroll ${key}`;

/** Where the reader was on an entry's page, for browsers whose storage is forbidden. */
const positions = new Map<string, number>();

/** The key of the current entry; undefined for one that the browser has made itself, for a hash. */
export function entryKey(): string | undefined {
  return (window.history.state as { readonly key?: string } | null)?.key;
}

/** Gives the current entry a key: new, or its old one if the browser has recreated the entry. */
export function keyEntry(key = newKey()): string {
  window.history.replaceState({ ...window.history.state, key }, "");
  return key;
}

/** Adds an entry, or puts it in the place of the current one. */
export function writeEntry(address: string, replace: boolean): string {
  const key = newKey();
  window.history[replace ? "replaceState" : "pushState"]({ key }, "", address);
  return key;
}

/** Remembers where the reader is on the page of an entry. */
export function rememberPlace(key: string): void {
  positions.set(key, window.scrollY);
  safeSessionStorage.set(storedAs(key), String(window.scrollY));
}

/** In px from the top; undefined where nothing is known. */
export function placeOf(key: string): number | undefined {
  const stored = positions.get(key) ?? safeSessionStorage.get(storedAs(key));
  return stored === null ? undefined : Number(stored);
}

const newKey = () => Math.random().toString(36).slice(2);
