/**
 * Web storage that never throws: browsers may forbid it, fail on every access, or be full. Then nothing is remembered,
 * and everything else works.
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
        // The choice still holds for this page.
      }
    },
    remove(key: string): void {
      try {
        open().removeItem(key);
      } catch {
        // As above.
      }
    },
  };
}

type SafeStorage = ReturnType<typeof storage>;

export const safeLocalStorage: SafeStorage = storage(() => window.localStorage);

/** Cleared when the tab is closed. */
export const safeSessionStorage: SafeStorage = storage(() => window.sessionStorage);
