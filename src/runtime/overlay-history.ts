/**
 * Back closes what lies over the page, the drawer or the search: opening it adds a history entry of the same page, closing
 * it takes the entry away again. The router's own key stays in the entry, so to the router nothing has changed, and the
 * scroll position is the page's.
 */
const mark = "drawer";

/** A navigation has begun that takes the entry's place. */
let isSpent = false;
/** The next step back is ours. */
let isDropping = false;

/** Whether the current history entry is the drawer's or the search's. */
export function isDrawerEntry(): boolean {
  const state: unknown = window.history.state;
  return typeof state === "object" && state !== null && mark in state;
}

/** Adds the entry. */
export function pushDrawerEntry(): void {
  isSpent = false;
  if (!isDrawerEntry()) window.history.pushState({ ...window.history.state, [mark]: true }, "");
}

/** Leaves the entry to a navigation that begins, or takes it back from one that came to nothing. */
export function spendDrawerEntry(isNeeded = true): void {
  isSpent = isNeeded;
}

/** Takes the entry away, if the reader did not already and no navigation does: a step back would end that. */
export function dropDrawerEntry(): void {
  if (isSpent || !isDrawerEntry()) return;
  isDropping = true;
  window.history.back();
}

/** Whether the popstate that is being told of is that of `dropDrawerEntry`, and nobody's wish to go back. */
export function hasDroppedEntry(): boolean {
  const was = isDropping;
  isDropping = false;
  return was;
}

/**
 * @param onLeave called when Back has led away from the entry
 * @returns stops watching
 */
export function watchDrawerHistory(onLeave: () => void): () => void {
  const onPop = () => {
    if (!isDrawerEntry()) onLeave();
  };
  window.addEventListener("popstate", onPop);
  return () => window.removeEventListener("popstate", onPop);
}
