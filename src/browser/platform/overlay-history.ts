/**
 * Lets Back close an overlay, which is the drawer or the search. Opening an overlay pushes a
 * history entry for the same page, and closing it goes back one entry. The entry keeps the key of
 * the router, so nothing has changed for the router.
 */
const mark = "overlay";

declare global {
  interface Window {
    overlayEntry?: { isClaimed: boolean; isDropping: boolean; isReopening: boolean };
  }
}

/** Stored on the window, because the code that opens overlays is in a separate bundle. */
window.overlayEntry ??= { isClaimed: false, isDropping: false, isReopening: false };
const shared = window.overlayEntry;

/** Whether the current history entry belongs to an overlay. */
export function isOverlayEntry(): boolean {
  return window.history.state?.[mark] === true;
}

/** Adds the entry of an overlay that opens. */
export function pushOverlayEntry(): void {
  shared.isClaimed = false;
  // The step back for the overlay just closed has not happened yet.
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
 * Hands the entry to a navigation that starts. With `false`, takes it back from a navigation that
 * failed.
 */
export function claimOverlayEntry(isNeeded = true): void {
  shared.isClaimed = isNeeded;
}

/**
 * Goes back over the entry of a closed overlay, unless Back has already done so or a navigation
 * claims the entry.
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
 * Whether the current popstate comes from `dropOverlayEntry` and not from the reader. True once for
 * each drop.
 */
export function consumeDroppedEntry(): boolean {
  const was = shared.isDropping;
  shared.isDropping = false;
  return was;
}

/**
 * Calls back when Back leaves the entry.
 * @returns stops watching
 */
export function watchOverlayEntry(onLeave: () => void): () => void {
  const onPop = () => {
    if (!isOverlayEntry() && !shared.isReopening) onLeave();
  };
  window.addEventListener("popstate", onPop);
  return () => window.removeEventListener("popstate", onPop);
}

/** Opens a dialog over the page, which Back also closes. Removes the dialog when it closes. */
export function openOverlay(dialog: HTMLDialogElement, onClose?: () => void): void {
  const stopWatching = watchOverlayEntry(() => dialog.close());
  dialog.addEventListener("close", () => {
    stopWatching();
    dropOverlayEntry();
    dialog.remove();
    onClose?.();
  });
  document.body.append(dialog);
  dialog.showModal();
  pushOverlayEntry();
}
