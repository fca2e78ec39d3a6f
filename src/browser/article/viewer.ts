import { controlsText } from "../../text/article-controls";
import { dropOverlayEntry, pushOverlayEntry, watchOverlayEntry } from "../platform/overlay-history";
import { makeButton } from "./element";
import { panAndZoom } from "./pan-and-zoom";

/** Drawings and formulas open at most this much larger than they are; what is finer is seen by zooming. */
const largest = 2.5;

/**
 * Opens a picture, drawing or formula over the whole window, to be pinched, dragged and read. It is a native dialog, which
 * handles the focus and Escape; Back closes it as well.
 * @param content what is shown; the page keeps it, the viewer has a copy
 * @param label its accessible name
 */
export function openViewer(content: Element, label: string): void {
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
  // A press that moved nothing leaves, on the paper and on the picture.
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
