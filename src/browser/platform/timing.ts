/**
 * Runs a callback once frames have been painted; in a background tab, once it is visible again.
 * @param frames how many; two let everything that waits for the first go before
 * @returns cancels
 */
export function afterPaint(act: () => void, frames = 1): () => void {
  let frame = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (left: number) => {
    frame = requestAnimationFrame(() => {
      if (left > 1) wait(left - 1);
      else timer = setTimeout(act, 0);
    });
  };
  wait(frames);
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/**
 * Runs a callback when the browser is idle; in Safari, which has no `requestIdleCallback`, in the next task.
 * @returns cancels
 */
export function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === "function") {
    const idle = requestIdleCallback(act);
    return () => cancelIdleCallback(idle);
  }
  const timer = setTimeout(act, 0);
  return () => clearTimeout(timer);
}
