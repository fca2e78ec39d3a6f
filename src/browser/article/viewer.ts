import { controlsText } from "../../text/article";
import { makeButton } from "../platform/elements";
import { dropOverlayEntry, pushOverlayEntry, watchOverlayEntry } from "../platform/overlay-history";
import { panAndZoom } from "./pan-and-zoom";

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

/** Drawings and formulas open at most this much larger than they are; what is finer is seen by zooming. */
const largest = 2.5;

/**
 * Opens a picture, drawing or formula over the whole window, to be pinched, dragged and read. It is a native dialog, which
 * handles the focus and Escape; Back closes it as well.
 * @param content what is shown; the page keeps it, the viewer has a copy
 * @param label its accessible name
 */
function openViewer(content: Element, label: string): void {
  const dialog = document.createElement("dialog");
  dialog.className = "viewer";
  dialog.setAttribute("aria-label", label);
  const stage = document.createElement("div");
  // Formulas and drawings look as they do in the text.
  stage.className = "viewer-stage prose";
  const { width, height } = content.getBoundingClientRect();
  const natural = content.matches("math") ? Math.max(width, content.parentElement?.scrollWidth ?? 0) : width;
  const copy = copyOf(content);
  stage.append(copy);

  const close = makeButton("viewer-close", controlsText.closeZoom);
  close.addEventListener("click", () => dialog.close());
  dialog.append(stage, close);
  const stopWatching = watchOverlayEntry(() => dialog.close());
  dialog.addEventListener("close", () => {
    stopWatching();
    dropOverlayEntry();
    dialog.remove();
  });
  document.body.append(dialog);
  dialog.showModal();
  pushOverlayEntry();
  enlargeTo(copy, stage, natural, height);
  // A press without a drag closes it, on picture or background.
  panAndZoom(stage, copy, () => dialog.close());
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
  if (copy instanceof SVGElement) {
    copy.style.width = `${width * scale}px`;
    copy.style.height = `${height * scale}px`;
  } else {
    copy.style.fontSize = `${scale * 100}%`;
  }
}
