import { isDrawerEntry } from "./drawer-history";

let shownPathname: string | undefined;

/**
 * Gatsby tells of a navigation only when its data has arrived. To know when one begins, every navigation inside the site
 * is led through here: links and `navigate` call `window.___navigate`, and Back and Forward fire popstate.
 * @param onStart called when a navigation to another page begins
 */
export function watchNavigation(onStart: () => void): void {
  const original = window.___navigate;
  if (original) {
    window.___navigate = (to, options) => {
      if (typeof to === "string" && isOtherPage(new URL(to, window.location.href).pathname)) onStart();
      // The history entry that the open drawer made is spent on the page it leads to, so Back needs one step, not two.
      original(to, isDrawerEntry() ? { ...options, replace: true } : options);
    };
  }
  window.addEventListener("popstate", () => {
    if (isOtherPage(window.location.pathname)) onStart();
  });
}

/** To be called when a page has been shown. */
export function navigationArrived(): void {
  shownPathname = window.location.pathname;
}

function isOtherPage(pathname: string): boolean {
  return shownPathname !== undefined && pathname !== shownPathname;
}
