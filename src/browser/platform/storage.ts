import { withPrefix } from "gatsby";

/**
 * Wraps web storage so that it never throws. If storage is forbidden, broken or full, nothing is
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

/** Session storage that never throws. The browser clears it when the tab is closed. */
export const safeSessionStorage = storage(() => window.sessionStorage);

/**
 * Returns a storage key for a value that belongs to this site only. Adds the site's folder to the
 * key, because sites in folders of one host, as on GitHub Pages, share their storage.
 */
export function siteKey(key: string): string {
  const folder = withPrefix("/");
  return folder === "/" ? key : `${key} ${folder}`;
}

/**
 * Returns whether a stored value is an address of this site. Sites on the same host share their
 * storage, so another site may have written the value.
 */
export function isOwnAddress(value: unknown): value is string {
  return typeof value === "string" && value.startsWith(withPrefix("/")) && !/^\/[/\\]/.test(value);
}
