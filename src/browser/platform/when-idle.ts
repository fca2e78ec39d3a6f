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
