/** A pointer that rests on a link for so long, in ms, is about to press it; most of those that cross one take less. */
const restMs = 65;

/** Calls back when the reader is about to follow a link: a pointer rests on it, a finger touches it, it has the focus. */
export function watchLinkIntent(onIntent: (link: HTMLAnchorElement) => void): void {
  let pointed: HTMLAnchorElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  document.addEventListener(
    "pointerover",
    ({ target, pointerType }) => {
      const link = pointerType === "touch" ? null : linkOf(target);
      if (link === pointed) return;
      pointed = link;
      clearTimeout(timer);
      if (link) timer = setTimeout(() => onIntent(link), restMs);
    },
    { passive: true },
  );
  for (const type of ["touchstart", "focusin"]) {
    document.addEventListener(
      type,
      ({ target }) => {
        const link = linkOf(target);
        if (link) onIntent(link);
      },
      { passive: true },
    );
  }
}

function linkOf(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest("a") : null;
}
