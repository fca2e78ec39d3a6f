import { forgetOpening, openPage } from "./open-page";
import { hasDroppedEntry, isDrawerEntry, spendDrawerEntry } from "./overlay-history";

let shownPathname: string | undefined;
/** What has led to the page that is shown now: a first visit, a link to its top or to a place in it, Back or Forward. */
let opening: "visit" | "top" | "place" | "history" = "visit";

/** Whether the page that is shown now has been opened by a link to its top. */
export function opensAtTop(): boolean {
  return opening === "top";
}

/** Whether it has been opened by Back or Forward. */
export function opensByHistory(): boolean {
  return opening === "history";
}

/**
 * Gatsby tells of a navigation only when its data has arrived. To know when one begins, every navigation inside the site
 * is led through here: links and `navigate` call `window.___navigate`, and Back and Forward fire popstate.
 * @param onStart called when a navigation to another page begins
 * @param onStay called when it ends without one, because the page could not be reached
 */
export function watchNavigation(onStart: () => void, onStay: () => void): void {
  const original = window.___navigate;
  if (original) {
    window.___navigate = (to, options) => {
      // The history entry that the open drawer or search made is spent on the page it leads to: Back needs one step.
      const go = (target: string | number) =>
        original(target, isDrawerEntry() ? { ...options, replace: true } : options);
      const show = (target: string | number) => {
        if (typeof target === "number") opening = "history";
        else opening = target.includes("#") ? "place" : "top";
        go(target);
      };
      if (typeof to === "number" || !isOtherPage(new URL(to, window.location.href).pathname)) {
        forgetOpening();
        if (typeof to === "string") spendDrawerEntry();
        // Another page may be on its way still: then this one is shown anew, in the place that is meant here.
        return show(to);
      }
      onStart();
      spendDrawerEntry();
      void openPage(to, show, () => {
        spendDrawerEntry(false);
        onStay();
      });
    };
  }
  window.addEventListener("popstate", () => {
    if (hasDroppedEntry()) return;
    forgetOpening();
    opening = "history";
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
