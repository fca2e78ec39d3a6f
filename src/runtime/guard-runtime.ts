/**
 * Keeps two things from the router that would stop it: a session storage that is there but throws, and a hash that is not
 * percent-encoded soundly. To be called before the router shows anything.
 */
export function guardRuntime(): void {
  hideBrokenStorage();
  // The router listens already, but not while the event is captured.
  window.addEventListener("popstate", mendHash, true);
  // It has also read the address already; this makes it do so again.
  if (mendHash()) window.dispatchEvent(new PopStateEvent("popstate", { state: window.history.state }));
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
function mendHash(): boolean {
  const { hash } = window.location;
  try {
    decodeURI(hash);
    return false;
  } catch {
    window.history.replaceState(window.history.state, "", `#${encodeURIComponent(hash.slice(1))}`);
    return true;
  }
}
