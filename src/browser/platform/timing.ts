/** Runs a callback once frames have been painted: after two, everything that waits for the first has gone before. */
export function afterPaint(act: () => void, frames = 1): void {
  requestAnimationFrame(() => {
    if (frames > 1) afterPaint(act, frames - 1);
    else setTimeout(act);
  });
}

/** Runs a callback with a module that is loaded on demand. If it does not load, the page stays as it is without it. */
export function whenLoaded<Module>(module: Promise<Module>, act: (loaded: Module) => void): void {
  module.then(act, () => {});
}

/** Runs a callback when the browser is idle; in Safari, which has no `requestIdleCallback`, in the next task. */
export function whenIdle(act: () => void): void {
  if (typeof requestIdleCallback === "function") requestIdleCallback(() => act());
  else setTimeout(act);
}
