/**
 * Keeps two things from the router that it would crash on: a session storage that throws, and a hash with broken
 * percent-encoding. To be called before the router renders.
 */
export function guardRuntime(): void {
  hideBrokenStorage();
  // In the capture phase, before the router's own listener.
  window.addEventListener("popstate", mendHash, true);
  // The router has read the address already; this makes it read it again.
  if (mendHash()) window.dispatchEvent(new PopStateEvent("popstate", { state: window.history.state }));
}

/** Gatsby handles a session storage that is missing, but not one whose methods throw. */
function hideBrokenStorage(): void {
  try {
    const { sessionStorage } = window;
    sessionStorage.setItem("guard", "");
    sessionStorage.removeItem("guard");
  } catch {
    try {
      Object.defineProperty(window, "sessionStorage", { value: null, configurable: true });
    } catch {
      // The page can still be read without the router.
    }
  }
}

/** The router decodes every hash, and throws for `#100%`. */
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
