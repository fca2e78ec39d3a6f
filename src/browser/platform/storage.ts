import { withPrefix } from "gatsby";

/** Web storage that never throws: where browsers forbid it, fail, or have no room, nothing is remembered. */
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
        // The choice still holds for this page.
      }
    },
  };
}

export const safeLocalStorage = storage(() => window.localStorage);

/** Cleared when the tab is closed. */
export const safeSessionStorage = storage(() => window.sessionStorage);

/** The key of a value that belongs to this site: sites in folders of one host, as on GitHub Pages, share its storage. */
export function siteKey(key: string): string {
  const folder = withPrefix("/");
  return folder === "/" ? key : `${key} ${folder}`;
}

/** Whether a stored value is an address of this site: anything may have written it. */
export function isOwnAddress(value: unknown): value is string {
  return typeof value === "string" && value.startsWith(withPrefix("/")) && !/^\/[/\\]/.test(value);
}
