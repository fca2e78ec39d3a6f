import { controlsText } from "../../text/article-controls";
import { makeButton } from "./element";

/** Lets readers enlarge pictures, in a native dialog, which handles Escape and the focus. */
export function addImageZoom(root: ParentNode): void {
  if (typeof HTMLDialogElement === "undefined" || !HTMLDialogElement.prototype.showModal) return;
  for (const image of root.querySelectorAll<HTMLImageElement>(
    "figure img, p > img:only-child, p > picture:only-child > img",
  )) {
    if (image.closest("a, button")) continue;
    const button = makeButton("zoom-button", "");
    button.setAttribute("aria-label", controlsText.zoom(image.alt));
    const picture = image.closest("picture") ?? image;
    picture.replaceWith(button);
    button.append(picture);
    button.addEventListener("click", () => openZoom(image));
  }
}

function openZoom(image: HTMLImageElement): void {
  const dialog = document.createElement("dialog");
  dialog.className = "zoom-dialog";
  dialog.setAttribute("aria-label", controlsText.zoomed);
  const close = makeButton("zoom-close", controlsText.closeZoom);
  close.addEventListener("click", () => dialog.close());
  dialog.append(close, enlarged(image));
  dialog.addEventListener("click", (event) => {
    if (event.target !== close) dialog.close();
  });
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

/** A copy that loads the largest candidate. */
function enlarged(image: HTMLImageElement): HTMLElement {
  const copy = image.cloneNode() as HTMLImageElement;
  copy.sizes = "100vw";
  copy.loading = "eager";
  copy.removeAttribute("id");
  return copy;
}
