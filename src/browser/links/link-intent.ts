/** A pointer that rests on a link for so long, in ms, is about to press it; most of those that cross one take less. */
const restMs = 65;

/**
 * Calls back when the reader is about to follow a link: a pointer that has moved rests on it, a finger touches it, it has the
 * focus. A link that is scrolled under a pointer at rest says nothing: browsers then report a move of no distance.
 */
export function watchLinkIntent(onIntent: (link: HTMLAnchorElement) => void): void {
  let pointed: HTMLAnchorElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const leave = () => {
    clearTimeout(timer);
    pointed = null;
  };
  const on = (type: "pointermove" | "touchstart" | "focusin" | "scroll", act: (event: Event) => void) =>
    document.addEventListener(type, act, { passive: true });
  on("pointermove", (event) => {
    const { target, pointerType, movementX, movementY } = event as PointerEvent;
    if (pointerType === "touch" || (movementX === 0 && movementY === 0)) return;
    const link = linkOf(target);
    if (link === pointed) return;
    leave();
    pointed = link;
    if (link) timer = setTimeout(() => onIntent(link), restMs);
  });
  on("scroll", leave);
  for (const type of ["touchstart", "focusin"] as const) {
    on(type, ({ target }) => {
      const link = linkOf(target);
      if (link) onIntent(link);
    });
  }
}

function linkOf(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest("a") : null;
}
