/** Retries to open the page that could not be reached; null while there is none. */
type Retry = (() => void) | null;

let failure: Retry = null;
const listeners = new Set<() => void>();

/** Reports that a page could not be reached, or with null that this no longer matters. */
export function setLoadFailure(retry: Retry): void {
  if (retry === failure) return;
  failure = retry;
  for (const listener of listeners) listener();
}

export const loadFailure = {
  get: (): Retry => failure,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
