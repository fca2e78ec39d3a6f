/**
 * Runs a callback after a number of frames have been painted. After two frames, everything that
 * waits for one frame has already run.
 */
export function afterPaint(act: () => void, frames = 1): void {
  requestAnimationFrame(() => {
    if (frames > 1) afterPaint(act, frames - 1);
    else setTimeout(act);
  });
}

/**
 * Runs a callback with a module that is loaded on demand. If the module fails to load, the page
 * stays as it is.
 */
export function whenLoaded<Module>(module: Promise<Module>, act: (loaded: Module) => void): void {
  module.then(act, () => {});
}

/**
 * Runs a callback when the browser is idle, but after two seconds at most, because a page at rest
 * may have no idle time. Safari has no `requestIdleCallback`, so there the callback runs in the
 * next task.
 */
export function whenIdle(act: () => void): void {
  if (typeof requestIdleCallback === "function") requestIdleCallback(() => act(), { timeout: 2_000 });
  else setTimeout(act);
}

/**
 * Runs a callback whenever the reader clicks a link with a hash, before the browser follows the
 * link.
 * @param signal stops listening
 */
export function beforeHashLink(act: () => void, signal?: AbortSignal): void {
  const onClick = ({ target }: Event) => (target as Element).closest("a[href*='#']") && act();
  document.addEventListener("click", onClick, { capture: true, ...(signal && { signal }) });
}
