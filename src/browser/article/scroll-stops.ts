/** What scrolls sideways where it is too wide. The build gives it `tabindex="0"`, for readers without scripts. */
const boxes = "figure.code > pre, .table-wrap, .math-block, .diagram-scroll";

/**
 * Keeps a Tab stop on what actually scrolls, and removes the others. All widths are read before any attribute is
 * written, so that the browser lays out once.
 */
export function stopAtScrollers(root: ParentNode): void {
  if (typeof ResizeObserver === "undefined") return;
  const observer = new ResizeObserver((entries) => {
    const targets = entries.map(({ target }) => target).filter((box) => box.isConnected && isLaidOut(box));
    const found = targets.map((target) => ({ target, scrolls: target.scrollWidth > target.clientWidth + 1 }));
    for (const { target, scrolls } of found) {
      // Removing the attribute would take the focus away.
      if (target === document.activeElement || scrolls === target.hasAttribute("tabindex")) continue;
      if (scrolls) target.setAttribute("tabindex", "0");
      else target.removeAttribute("tabindex");
    }
  });
  for (const box of root.querySelectorAll(boxes)) observer.observe(box);
}

/** A box whose layout is deferred has no contents yet and seems not to scroll; it is observed again later. */
function isLaidOut({ firstElementChild: content }: Element): boolean {
  return content?.checkVisibility?.({ contentVisibilityAuto: true }) !== false;
}
