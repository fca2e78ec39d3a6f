/**
 * Key in `history.state` that marks an overlay's history entry. The entry lets Back close an
 * overlay, such as the drawer or the search: opening the overlay pushes an entry for the same page,
 * and closing it goes back one entry. The entry keeps the router's key, so the router sees no
 * change.
 */
const mark = "overlay";

declare global {
  interface Window {
    overlayEntry?: { isClaimed: boolean; isDropping: boolean; isReopening: boolean };
  }
}

/** State shared through the window, because several bundles open overlays. */
window.overlayEntry ??= { isClaimed: false, isDropping: false, isReopening: false };
const shared = window.overlayEntry;

/** Returns whether the current history entry belongs to an overlay. */
export function isOverlayEntry(): boolean {
  return window.history.state?.[mark] === true;
}

/**
 * Pushes a history entry for an overlay that opens, unless the current entry already belongs to an
 * overlay. If the browser is still going back over the entry of an overlay that just closed, pushes
 * the new entry after that.
 */
export function pushOverlayEntry(): void {
  shared.isClaimed = false;
  if (shared.isDropping) {
    shared.isReopening = true;
    window.addEventListener("popstate", reopen, { once: true });
    return;
  }
  if (!isOverlayEntry()) window.history.pushState({ ...window.history.state, [mark]: true }, "");
}

function reopen(): void {
  if (!shared.isReopening) return;
  Object.assign(shared, { isReopening: false, isDropping: false });
  pushOverlayEntry();
}

/**
 * Hands the overlay's history entry over to a navigation that starts.
 * @param isNeeded false takes the entry back from a navigation that failed
 */
export function claimOverlayEntry(isNeeded = true): void {
  shared.isClaimed = isNeeded;
}

/**
 * Goes back over the entry of a closed overlay. Does nothing if Back has already left the entry or
 * a navigation has claimed it. If an overlay is still waiting to push its entry, only cancels that.
 */
export function dropOverlayEntry(): void {
  if (shared.isReopening) {
    shared.isReopening = false;
    return;
  }
  if (shared.isClaimed || !isOverlayEntry()) return;
  shared.isDropping = true;
  window.history.back();
}

/**
 * Returns whether the current popstate comes from `dropOverlayEntry` and not from the reader.
 * Returns true once per drop.
 */
export function consumeDroppedEntry(): boolean {
  const was = shared.isDropping;
  shared.isDropping = false;
  return was;
}

/**
 * Calls back when Back leaves the overlay's history entry.
 * @returns a function that stops watching
 */
export function watchOverlayEntry(onLeave: () => void): () => void {
  const onPop = () => {
    if (!isOverlayEntry() && !shared.isReopening) onLeave();
  };
  window.addEventListener("popstate", onPop);
  return () => window.removeEventListener("popstate", onPop);
}

/**
 * Opens a dialog over the page, which does not scroll meanwhile. Back closes the dialog too.
 * Removes the dialog when it closes.
 */
export function openOverlay(dialog: HTMLDialogElement, onClose?: () => void): void {
  const root = document.documentElement;
  const stopWatching = watchOverlayEntry(() => dialog.close());
  dialog.addEventListener("close", () => {
    stopWatching();
    dropOverlayEntry();
    dialog.remove();
    root.classList.remove("has-overlay");
    onClose?.();
  });
  document.body.append(dialog);
  dialog.showModal();
  root.classList.add("has-overlay");
  pushOverlayEntry();
}
