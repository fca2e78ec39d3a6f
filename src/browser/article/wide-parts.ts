import { readingText } from "../../text/article";

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

/**
 * Inline formulas do not wrap. One that is wider than its paragraph becomes a scrolling region that the keyboard can
 * reach; the others stay part of their line.
 */
export function scrollWideFormulas(root: ParentNode): void {
  if (typeof ResizeObserver === "undefined") return;
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      // A cached page that is off screen has no widths.
      if (target.isConnected) for (const formula of formulasOf(target)) update(formula, target);
    }
  });
  for (const formula of formulasOf(root)) if (formula.parentElement) observer.observe(formula.parentElement);
}

/** Space for brackets and punctuation beside a formula, in px; the stylesheet reserves the same. */
const roomForMarks = 48;

function formulasOf(root: ParentNode): NodeListOf<HTMLElement> {
  return root.querySelectorAll<HTMLElement>(".math-inline");
}

function update(formula: HTMLElement, paragraph: Element): void {
  const width = formula.firstElementChild?.getBoundingClientRect().width ?? 0;
  const isWide = width > paragraph.clientWidth - roomForMarks;
  if (isWide === formula.classList.contains("math-wide")) return;
  formula.classList.toggle("math-wide", isWide);
  if (isWide) {
    formula.tabIndex = 0;
    formula.setAttribute("role", "group");
    formula.setAttribute("aria-label", readingText.formula);
  } else {
    for (const name of ["tabindex", "role", "aria-label"]) formula.removeAttribute(name);
  }
}
