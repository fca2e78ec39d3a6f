/**
 * Does something when the browser rests; Safari, which does not tell when, has the next task for it.
 * @returns takes it back
 */
export function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === "function") {
    const idle = requestIdleCallback(act);
    return () => cancelIdleCallback(idle);
  }
  const timer = setTimeout(act, 0);
  return () => clearTimeout(timer);
}
