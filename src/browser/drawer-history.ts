/**
 * Back closes the drawer: opening it adds a history entry of the same page, closing it takes the entry away again. The
 * router's own key stays in the entry, so to the router nothing has changed, and the scroll position is the page's.
 */
const mark = "drawer";

/** Whether the current history entry is the drawer's. */
export function isDrawerEntry(): boolean {
  const state: unknown = window.history.state;
  return typeof state === "object" && state !== null && mark in state;
}

/** Adds the drawer's entry. */
export function pushDrawerEntry(): void {
  if (!isDrawerEntry()) window.history.pushState({ ...window.history.state, [mark]: true }, "");
}

/** Takes the drawer's entry away, if the reader did not already. */
export function dropDrawerEntry(): void {
  if (isDrawerEntry()) window.history.back();
}

/**
 * @param onLeave called when Back has led away from the drawer's entry
 * @returns stops watching
 */
export function watchDrawerHistory(onLeave: () => void): () => void {
  const onPop = () => {
    if (!isDrawerEntry()) onLeave();
  };
  window.addEventListener("popstate", onPop);
  return () => window.removeEventListener("popstate", onPop);
}
