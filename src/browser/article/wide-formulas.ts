import { readingText } from "../../text/reading";

/**
 * Inline formulas do not wrap. One that is wider than its paragraph becomes a scrolling region that the keyboard can
 * reach; the others stay part of their line.
 */
export function scrollWideFormulas(root: ParentNode): void {
  if (typeof ResizeObserver === "undefined") return;
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      // While another page is shown, a kept text has no widths.
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
