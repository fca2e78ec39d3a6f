/**
 * Back closes an overlay, the drawer or the search. Opening one pushes a history entry of the same page, closing it
 * steps back. The entry keeps the router's key, so that to the router nothing has changed.
 */
const mark = "overlay";

declare global {
  interface Window {
    overlayEntry?: { isClaimed: boolean; isDropping: boolean; isReopening: boolean };
  }
}

/** On the window, since what opens overlays is bundled apart. */
window.overlayEntry ??= { isClaimed: false, isDropping: false, isReopening: false };
const shared = window.overlayEntry;

/** Whether the current history entry is an overlay's. */
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

/** Hands the entry to a navigation that is starting; with `false`, takes it back after one that failed. */
export function claimOverlayEntry(isNeeded = true): void {
  shared.isClaimed = isNeeded;
}

/** Steps back over the entry of a closed overlay, unless Back has done so or a navigation claims it. */
export function dropOverlayEntry(): void {
  if (shared.isReopening) {
    shared.isReopening = false;
    return;
  }
  if (shared.isClaimed || !isOverlayEntry()) return;
  shared.isDropping = true;
  window.history.back();
}

/** Whether the current popstate is that of `dropOverlayEntry` and not the reader's; true once for each. */
export function consumeDroppedEntry(): boolean {
  const was = shared.isDropping;
  shared.isDropping = false;
  return was;
}

/** Calls back when Back leaves the entry. @returns stops watching */
export function watchOverlayEntry(onLeave: () => void): () => void {
  const onPop = () => {
    if (!isOverlayEntry() && !shared.isReopening) onLeave();
  };
  window.addEventListener("popstate", onPop);
  return () => window.removeEventListener("popstate", onPop);
}

/** Opens a dialog over the page, which Back closes as well; a closed one is removed. */
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
