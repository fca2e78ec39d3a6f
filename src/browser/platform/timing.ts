/**
 * Runs a callback once frames have been painted; in a background tab, once it is visible again.
 * @param frames how many; two let everything that waits for the first go before
 */
export function afterPaint(act: () => void, frames = 1): void {
  requestAnimationFrame(() => {
    if (frames > 1) afterPaint(act, frames - 1);
    else setTimeout(act);
  });
}

/** Runs a callback when the browser is idle; in Safari, which has no `requestIdleCallback`, in the next task. */
export function whenIdle(act: () => void): void {
  if (typeof requestIdleCallback === "function") requestIdleCallback(() => act());
  else setTimeout(act);
}
