/**
 * Keeps two things from the router that would stop it: a session storage that is there but throws, and a hash that is not
 * percent-encoded soundly. To be called before the router starts.
 */
export function guardRuntime(): void {
  hideBrokenStorage();
  mendHash();
  // The router listens too, but later than this.
  window.addEventListener("popstate", mendHash);
}

/** Gatsby copes with a session storage that cannot be had, not with one whose methods throw. */
function hideBrokenStorage(): void {
  try {
    const { sessionStorage } = window;
    sessionStorage.setItem("guard", "");
    sessionStorage.removeItem("guard");
  } catch {
    try {
      Object.defineProperty(window, "sessionStorage", { value: null, configurable: true });
    } catch {
      // Then it stays as it is; the page can be read without the router.
    }
  }
}

/** The router decodes every hash and does not survive `#100%`. */
function mendHash(): void {
  const { hash } = window.location;
  try {
    decodeURI(hash);
  } catch {
    window.history.replaceState(window.history.state, "", `#${encodeURIComponent(hash.slice(1))}`);
  }
}
