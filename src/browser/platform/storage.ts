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
