import { readingText } from "../../text/texts";
import { onResize, scrollsSideways, setAttribute } from "../platform/elements";

/**
 * Matches elements that scroll sideways if their content is too wide. The build gives them
 * `tabindex="0"` for readers without scripts.
 */
const boxes = "figure.code > pre, .table-wrap, .math-block, .diagram-scroll";

/**
 * Makes elements that scroll Tab stops, and removes the Tab stop from the others, except from the
 * element that has the focus. Checks an element again when its size changes, such as when deferred
 * layout makes its height known.
 */
export function stopAtScrollers(root: ParentNode): void {
  onResize(root.querySelectorAll(boxes), (resized) => {
    // Reads all widths before it writes attributes, so that the browser lays out only once.
    const changes = resized.map((target) => ({ target, scrolls: scrollsSideways(target) }));
    for (const { target, scrolls } of changes) {
      // Skips the active element, because removing the attribute would blur it.
      if (target === document.activeElement || scrolls === target.hasAttribute("tabindex")) continue;
      setAttribute(target, "tabindex", scrolls ? "0" : null);
    }
  });
}

/**
 * Makes an inline formula scrollable, with a Tab stop for the keyboard, if it is too wide for its
 * paragraph, because inline formulas do not wrap. Omits formulas in tables: a column is as wide as
 * its widest formula, and the box of the table scrolls.
 */
export function scrollWideFormulas(root: ParentNode): void {
  const paragraphs = [...formulasOf(root)].map(({ parentElement }) => parentElement as HTMLElement);
  onResize(paragraphs, (resized) => {
    for (const paragraph of resized) for (const formula of formulasOf(paragraph)) update(formula, paragraph);
  });
}

/**
 * Space for brackets and punctuation beside a formula, in px. The stylesheet reserves the same
 * space.
 */
const roomForMarks = 48;

const formulasOf = (root: ParentNode) => root.querySelectorAll<HTMLElement>(".math-inline:not(table *)");

function update(formula: HTMLElement, paragraph: Element): void {
  const width = formula.firstElementChild?.getBoundingClientRect().width ?? 0;
  const isWide = width > paragraph.clientWidth - roomForMarks;
  if (isWide === formula.classList.contains("math-wide")) return;
  formula.classList.toggle("math-wide", isWide);
  for (const [name, value] of Object.entries({ tabindex: "0", role: "group", "aria-label": readingText.formula }))
    setAttribute(formula, name, isWide ? value : null);
}
