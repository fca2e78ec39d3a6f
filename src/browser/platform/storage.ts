import { withPrefix } from "gatsby";

/**
 * Web storage that never throws. If the browser forbids it, or it fails or is full, nothing is
 * remembered.
 */
function storage(open: () => Storage) {
  return {
    get(key: string): string | null {
      try {
        return open().getItem(key);
      } catch {
        return null;
      }
    },
    set(key: string, value: string): void {
      try {
        open().setItem(key, value);
      } catch {
        // The choice still applies to this page.
      }
    },
  };
}

export const safeLocalStorage = storage(() => window.localStorage);

/** Cleared when the tab is closed. */
export const safeSessionStorage = storage(() => window.sessionStorage);

/**
 * Returns the storage key of a value that belongs to this site. Sites in folders of one host, as on
 * GitHub Pages, share their storage.
 */
export function siteKey(key: string): string {
  const folder = withPrefix("/");
  return folder === "/" ? key : `${key} ${folder}`;
}

/**
 * Whether a stored value is an address of this site. Other sites on the host may have written it.
 */
export function isOwnAddress(value: unknown): value is string {
  return typeof value === "string" && value.startsWith(withPrefix("/")) && !/^\/[/\\]/.test(value);
}
