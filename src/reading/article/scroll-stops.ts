/** What gets a bar of its own where it is too wide, and has `tabindex="0"` from the build for readers without scripts. */
const boxes = "figure.code > pre, .table-wrap, .math-block, .diagram-scroll";

/**
 * Leaves a stop for the Tab key where something scrolls, and takes it from all that does not. First all widths are read,
 * then attributes are written, so that the browser lays out once.
 * @returns stops watching the widths
 */
export function stopAtScrollers(root: ParentNode): () => void {
  if (typeof ResizeObserver === "undefined") return () => {};
  const observer = new ResizeObserver((entries) => {
    const targets = entries.map(({ target }) => target).filter(isLaidOut);
    const found = targets.map((target) => ({ target, scrolls: target.scrollWidth > target.clientWidth + 1 }));
    for (const { target, scrolls } of found) {
      // Whoever stands on it would lose their place.
      if (target === document.activeElement || scrolls === target.hasAttribute("tabindex")) continue;
      if (scrolls) target.setAttribute("tabindex", "0");
      else target.removeAttribute("tabindex");
    }
  });
  for (const box of root.querySelectorAll(boxes)) observer.observe(box);
  return () => observer.disconnect();
}

/** A box far below the window has a guessed height and no contents yet, which seem not to scroll; it reports again. */
function isLaidOut({ firstElementChild: content }: Element): boolean {
  return content?.checkVisibility?.({ contentVisibilityAuto: true }) !== false;
}
