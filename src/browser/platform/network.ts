/** The Network Information API, which only Chromium has. */
type WithConnection = { readonly connection?: { readonly effectiveType?: string; readonly saveData?: boolean } };

/** Returns whether the reader has asked the browser to save data. */
function savesData(): boolean {
  return (navigator as WithConnection).connection?.saveData === true;
}

/**
 * Returns whether the network is 2G or slower, or the reader has asked to save data, in which case
 * nothing is prefetched. Returns false in browsers without the Network Information API.
 */
export function isSlowOrSaving(): boolean {
  return savesData() || /2g/.test(`${(navigator as WithConnection).connection?.effectiveType}`);
}

/** Events that show that a reader is present. */
const readerSigns = ["pointermove", "pointerdown", "touchstart", "keydown", "focusin", "scroll", "wheel"] as const;

/**
 * Calls back at the first sign of a reader, so that a page in a background tab, or one that the
 * reader leaves at once, fetches nothing.
 */
export function whenReaderIsThere(act: () => void): void {
  const signs = new AbortController();
  const onSign = ({ type, movementX, movementY }: Event & Partial<PointerEvent>) => {
    // Ignores moves over zero distance, because browsers report one when the page moves under a
    // pointer at rest.
    if (type === "pointermove" && !movementX && !movementY) return;
    signs.abort();
    act();
  };
  for (const type of readerSigns)
    window.addEventListener(type, onSign, { capture: true, passive: true, signal: signs.signal });
}
