import { interceptNavigate } from "../gatsby/client/gatsby-runtime";
import { closeNotice, showNotice } from "../reading/notice";
import { claimOverlayEntry, consumeDroppedEntry, isOverlayEntry } from "../reading/platform/overlay-history";
import { waitingText } from "../text/waiting";
import { forgetOpening, openPage } from "./open-page";

let shownPathname: string | undefined;
/** How the open page was reached: a first visit, a link to its top or to a place in it, Back or Forward. */
let opening: "visit" | "top" | "place" | "history" = "visit";

/** Whether the open page was reached by a link to its top. */
export function opensAtTop(): boolean {
  return opening === "top";
}

/** Whether the open page was reached by Back or Forward. */
export function opensByHistory(): boolean {
  return opening === "history";
}

/**
 * Gatsby reports a navigation only when its data has arrived. To know when one begins, every navigation inside the site
 * is intercepted: links through Gatsby's `navigate`, Back and Forward through popstate.
 * @param onStart called when a navigation to another page begins, with what tries it again
 * @param onStay called when it ends without one, because the page could not be reached
 */
export function watchNavigation(onStart: (retry: () => void) => void, onStay: () => void): void {
  interceptNavigate((navigate) => {
    const show = (target: string | number, options: Parameters<typeof navigate>[1]) => {
      if (typeof target === "number") opening = "history";
      else opening = target.includes("#") ? "place" : "top";
      // The new page takes the place of an overlay's entry, so that one step leads back.
      navigate(target, isOverlayEntry() ? { ...options, replace: true } : options);
    };
    const go: typeof navigate = (to, options) => {
      closeNotice();
      if (typeof to === "number" || !isOtherPage(new URL(to, window.location.href).pathname)) {
        forgetOpening();
        if (typeof to === "string") claimOverlayEntry();
        // Navigates even to the address that is open: another page may be loading, and this one is wanted after all.
        return show(to, options);
      }
      // A full load: what the loader is waiting for it does not request again.
      onStart(() => window.location.assign(to));
      claimOverlayEntry();
      const stay = () => {
        claimOverlayEntry(false);
        onStay();
        showNotice(waitingText.loadFailed, () => go(to, options));
      };
      void openPage(to, (address) => show(address, options), stay);
    };
    return go;
  });
  window.addEventListener("popstate", () => {
    if (consumeDroppedEntry()) return;
    closeNotice();
    forgetOpening();
    opening = "history";
    if (isOtherPage(window.location.pathname)) onStart(() => window.location.reload());
  });
}

/** Records which page is open. To be called from `onRouteUpdate`. */
export function navigationArrived(): void {
  shownPathname = window.location.pathname;
}

function isOtherPage(pathname: string): boolean {
  return shownPathname !== undefined && pathname !== shownPathname;
}
