import { controlsText } from "../../text/article-controls";
import { makeButton } from "./element";
import { openViewer } from "./viewer";

/**
 * Lets readers open pictures, drawings and formulas large. A picture is its own button. A drawing has one in its corner,
 * for the keyboard and the mouse, and can be pressed itself, but its text can still be selected and its box scrolled; and
 * so has a formula that is wider than the text.
 */
export function addEnlargeButtons(root: ParentNode): void {
  if (typeof HTMLDialogElement === "undefined" || !HTMLDialogElement.prototype.showModal) return;
  for (const image of root.querySelectorAll<HTMLImageElement>(
    "figure img, p > img:only-child, p > picture:only-child > img",
  )) {
    if (!image.closest("a, button")) aroundPicture(image);
  }
  for (const box of root.querySelectorAll<HTMLElement>(".diagram-scroll")) inCorner(box, "svg[role]");
  if (typeof ResizeObserver === "undefined") return;
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) if (target.scrollWidth > target.clientWidth + 1) inCorner(target, "math");
  });
  for (const box of root.querySelectorAll(".math-block")) observer.observe(box);
}

function aroundPicture(image: HTMLImageElement): void {
  const button = makeButton("zoom-button", "");
  button.setAttribute("aria-label", controlsText.zoom(image.alt));
  const picture = image.closest("picture") ?? image;
  picture.replaceWith(button);
  button.append(picture);
  button.addEventListener("click", () => openViewer(picture, controlsText.zoomed));
}

/** The button stands beside the box in a frame that does not scroll: the figure, or one made for it. */
function inCorner(box: Element, selector: string): void {
  const content = box.querySelector(selector);
  if (!content || box.nextElementSibling?.classList.contains("enlarge")) return;
  const button = makeButton("enlarge", controlsText.enlarge);
  const name = content.getAttribute("aria-label") ?? controlsText.formula;
  button.setAttribute("aria-label", controlsText.enlargeOf(name));
  button.addEventListener("click", () => openViewer(content, name));
  box.addEventListener("click", ({ target }) => {
    const isLink = target instanceof Element && target.closest("a") !== null;
    if (!isLink && window.getSelection()?.isCollapsed !== false) openViewer(content, name);
  });
  if (!box.parentElement?.matches("figure, .enlarge-frame")) {
    const frame = document.createElement("div");
    frame.className = "enlarge-frame";
    box.replaceWith(frame);
    frame.append(box);
  }
  box.after(button);
}
