import { controlsText } from "../../text/texts";
import { make, makeButton, onResize, scrollsSideways } from "../platform/elements";
import { openOverlay } from "../platform/overlay-history";
import { panAndZoom } from "./pan-and-zoom";

/**
 * Lets readers open pictures, drawings and formulas large. A picture is its own button. A drawing has one in its corner,
 * for the keyboard and the mouse, and can be pressed itself, but its text can still be selected and its box scrolled; and
 * so has a formula that is wider than the text.
 */
export function addEnlargeButtons(root: ParentNode): void {
  for (const image of root.querySelectorAll<HTMLImageElement>(
    "figure img, p > img:only-child, p > picture:only-child > img",
  )) {
    if (!image.closest("a, button")) aroundPicture(image);
  }
  for (const box of root.querySelectorAll<HTMLElement>(".diagram-scroll")) inCorner(box, "svg[role]");
  onResize(root.querySelectorAll(".math-block"), (boxes) => {
    for (const box of boxes) if (scrollsSideways(box)) inCorner(box, "math");
  });
}

function aroundPicture(image: HTMLImageElement): void {
  const picture = image.closest("picture") ?? image;
  const open = () => openViewer(picture, controlsText.zoomed);
  const button = makeButton("zoom-button", "", open, controlsText.zoom(image.alt));
  picture.replaceWith(button);
  button.append(picture);
}

/** The button stands beside the box in a frame that does not scroll: the figure, or one made for it. */
function inCorner(box: Element, selector: string): void {
  const content = box.querySelector(selector);
  if (!content || box.nextElementSibling?.classList.contains("enlarge")) return;
  const name = content.getAttribute("aria-label") ?? controlsText.formula;
  const open = () => openViewer(content, name);
  box.addEventListener("click", ({ target }) => {
    const isLink = target instanceof Element && target.closest("a") !== null;
    if (!isLink && window.getSelection()?.isCollapsed !== false) open();
  });
  if (!box.parentElement?.matches("figure, .enlarge-frame")) {
    const frame = make("div", { class: "enlarge-frame" });
    box.replaceWith(frame);
    frame.append(box);
  }
  box.after(makeButton("enlarge", controlsText.enlarge, open, controlsText.enlargeOf(name)));
}

/** Drawings and formulas open at most this much larger than they are; what is finer is seen by zooming. */
const largest = 2.5;

/**
 * Opens a picture, drawing or formula over the whole window, to be pinched, dragged and read. It is a native dialog, which
 * handles the focus and Escape; Back closes it as well.
 * @param content what is shown; the page keeps it, the viewer has a copy
 * @param label its accessible name
 */
function openViewer(content: Element, label: string): void {
  const { width, height } = content.getBoundingClientRect();
  const natural = content.matches("math") ? Math.max(width, content.parentElement?.scrollWidth ?? 0) : width;
  const copy = copyOf(content);
  // Formulas and drawings look as they do in the text.
  const stage = make("div", { class: "viewer-stage prose" }, copy);
  const close = () => dialog.close();
  const button = makeButton("viewer-close", controlsText.closeZoom, close);
  const dialog = make("dialog", { class: "viewer", "aria-label": label }, stage, button);
  openOverlay(dialog);
  enlargeTo(copy, stage, natural, height);
  // A press without a drag closes it, on picture or background.
  panAndZoom(stage, copy, close);
}

/** Ids stay with the original: two elements of one id would confuse links. */
function copyOf(content: Element): HTMLElement | SVGElement {
  const copy = content.cloneNode(true) as HTMLElement | SVGElement;
  for (const element of [copy, ...copy.querySelectorAll("[id]")]) element.removeAttribute("id");
  const image = copy instanceof HTMLImageElement ? copy : copy.querySelector("img");
  if (image) {
    // The largest candidate, and at once.
    for (const element of [image, ...copy.querySelectorAll("source")]) element.setAttribute("sizes", "100vw");
    image.loading = "eager";
    image.draggable = false;
  }
  return copy;
}

/** Pictures fill the stage by the style sheet; drawings and formulas are enlarged to it. */
function enlargeTo(copy: HTMLElement | SVGElement, stage: Element, width: number, height: number): void {
  if (copy.matches("img, picture") || width === 0 || height === 0) return;
  const { paddingTop, paddingBottom, paddingLeft } = getComputedStyle(stage);
  const room = {
    width: stage.clientWidth - 2 * Number.parseFloat(paddingLeft),
    height: stage.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom),
  };
  const scale = Math.min(room.width / width, room.height / height, largest);
  const enlarged = { width: `${width * scale}px`, height: `${height * scale}px` };
  Object.assign(copy.style, copy instanceof SVGElement ? enlarged : { fontSize: `${scale * 100}%` });
}
