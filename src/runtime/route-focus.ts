/** What `onRouteUpdate` passes on; Gatsby's router adds the action. */
export interface RouteLocation {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly action?: string;
  /** Of the history entry. */
  readonly key?: string;
}

/**
 * Where the keyboard is after a navigation: at the target of the hash, else at the top of the page, so that the next Tab
 * reaches the skip link. Back and Forward leave it alone.
 */
export function focusAfterNavigation({ hash, action }: RouteLocation): void {
  if (action === "POP") return;
  const wrapper = document.getElementById("gatsby-focus-wrapper");
  if (hash === "") {
    wrapper?.focus({ preventScroll: true });
    return;
  }
  focusTarget(hash);
  keepTarget(wrapper, hash);
}

/** The router's own focus on the wrapper comes after ours; it may stay with the target until the reader acts. */
function keepTarget(wrapper: HTMLElement | null, hash: string): void {
  const readerActs = new AbortController();
  const { signal } = readerActs;
  wrapper?.addEventListener("focus", () => focusTarget(hash), { once: true, signal });
  for (const type of ["pointerdown", "keydown"]) {
    document.addEventListener(type, () => readerActs.abort(), { capture: true, signal });
  }
}

/** Moves the keyboard to the element a hash names. */
export function focusTarget(hash: string): void {
  const target = document.getElementById(decodeHash(hash));
  if (!target) return;
  // Headings take focus from here only, not from the Tab key.
  if (!target.hasAttribute("tabindex")) target.setAttribute("tabindex", "-1");
  target.focus({ preventScroll: true });
}

/** The id in a hash, decoded where its encoding is sound. */
export function decodeHash(hash: string): string {
  const id = hash.replace(/^#/, "");
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
