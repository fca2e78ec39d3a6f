import { controlsText } from "../../text/texts";
import { make, makeButton, onResize, scrollsSideways } from "../platform/elements";
import { openOverlay } from "../platform/overlay-history";
import { panAndZoom } from "./pan-and-zoom";

const pictures = "figure img, p > img:only-child, p > picture:only-child > img";

/**
 * Lets readers enlarge drawings, formulas that are wider than their box, and pictures that are in a
 * figure or alone in a paragraph. Wraps such a picture in a button, unless it is in a link or
 * button.
 */
export function addEnlargeButtons(root: ParentNode): void {
  for (const image of root.querySelectorAll<HTMLImageElement>(pictures)) {
    if (image.closest("a, button")) continue;
    const picture = image.closest("picture") ?? image;
    const open = () => openViewer(picture, controlsText.zoomed);
    const button = makeButton("zoom-button", "", open, controlsText.zoom(image.alt));
    picture.replaceWith(button);
    button.append(picture);
  }
  for (const box of root.querySelectorAll<HTMLElement>(".diagram-scroll")) inCorner(box, "svg[role]");
  onResize(root.querySelectorAll(".math-block"), (boxes) => {
    for (const box of boxes) if (scrollsSideways(box)) inCorner(box, "math");
  });
}

/**
 * Adds an enlarge button after the box. Both are in a frame that does not scroll: the figure, or an
 * element added around the box.
 */
function inCorner(box: Element, selector: string): void {
  const contents = [...box.querySelectorAll(selector)];
  const [content] = contents;
  if (!content || box.nextElementSibling?.classList.contains("enlarge")) return;
  const name = content.getAttribute("aria-label") ?? controlsText.formula;
  // A box with a drawing for phones and another one for wide windows shows one of them.
  const shown = () => contents.find((one) => one.getBoundingClientRect().width > 0) ?? content;
  const open = () => openViewer(shown(), name);
  // A click on the box opens the viewer, unless it is on a link or the reader has selected text.
  box.addEventListener("click", ({ target }) => {
    const isLink = target instanceof Element && target.closest("a") !== null;
    if (!isLink && window.getSelection()?.isCollapsed !== false) open();
  });
  if (!box.parentElement?.matches("figure, .enlarge-frame")) {
    const frame = make("div");
    box.replaceWith(frame);
    frame.append(box);
  }
  box.parentElement?.classList.add("enlarge-frame");
  box.classList.add("enlarges");
  box.after(makeButton("enlarge", controlsText.enlarge, open, controlsText.enlargeOf(name)));
}

/** Maximum enlargement of drawings and formulas when they open. Zooming enlarges them further. */
const largest = 2.5;

/**
 * Opens a copy of a picture, drawing or formula in a native dialog that covers the window.
 * @param label accessible name of the dialog
 */
function openViewer(content: Element, label: string): void {
  const { width, height } = content.getBoundingClientRect();
  const natural = content.matches("math") ? Math.max(width, content.parentElement?.scrollWidth ?? 0) : width;
  const copy = copyOf(content);
  // The class `prose` gives formulas and drawings the article's styles.
  const stage = make("div", { class: "viewer-stage prose" }, copy);
  const close = () => dialog.close();
  const button = makeButton("viewer-close", controlsText.closeZoom, close);
  const caption = captionOf(content, `${label} ${stage.querySelector("img")?.alt ?? ""}`);
  const dialog = make("dialog", { class: "viewer", "aria-label": label }, stage, ...caption, button);
  openOverlay(dialog);
  enlargeTo(copy, stage, natural, height);
  // While the picture is not zoomed in, a click or a single tap closes the dialog, whether on the
  // picture or on the background.
  dialog.append(toolsFor(panAndZoom(stage, copy, close)));
}

/**
 * Returns an element with the figure's caption, or no element if there is no caption. A caption
 * that screen readers hear anyway is hidden from them.
 * @param heard the name of the dialog and of the picture
 */
function captionOf(content: Element, heard: string): HTMLElement[] {
  const text = content.closest("figure")?.querySelector("figcaption")?.textContent?.trim();
  if (!text) return [];
  return [make("p", { class: "viewer-caption", ...(heard.includes(text) && { "aria-hidden": "true" }) }, text)];
}

/**
 * Buttons for zooming and panning, which also work with pointers, the wheel and keys. Each button
 * shows a symbol. The reset button does not show its key, 0, because visible text must be part of
 * the button's name (WCAG 2.2, 2.5.3).
 */
const tools = [
  ["+", "+", controlsText.zoomIn],
  ["-", "−", controlsText.zoomOut],
  ["0", "↺", controlsText.zoomReset],
  ["ArrowLeft", "←", controlsText.panLeft],
  ["ArrowRight", "→", controlsText.panRight],
  ["ArrowUp", "↑", controlsText.panUp],
  ["ArrowDown", "↓", controlsText.panDown],
] as const;

function toolsFor(act: (key: string) => void): HTMLElement {
  const group = make("div", { class: "viewer-tools", role: "group", "aria-label": controlsText.zoomTools });
  for (const [key, sign, name] of tools) {
    const button = makeButton("", sign, () => act(key), name);
    button.setAttribute("aria-keyshortcuts", key);
    button.title = name;
    group.append(button);
  }
  return group;
}

/** Copies an element without its ids, because links need ids to be unique. */
function copyOf(content: Element): HTMLElement | SVGElement {
  const copy = content.cloneNode(true) as HTMLElement | SVGElement;
  for (const element of [copy, ...copy.querySelectorAll("[id]")]) element.removeAttribute("id");
  // Screen readers ignore the copy, because the dialog already has the drawing's name.
  if (copy instanceof SVGElement) copy.setAttribute("aria-hidden", "true");
  const image = copy instanceof HTMLImageElement ? copy : copy.querySelector("img");
  if (image) {
    // The viewer fills the window and can zoom in, so it needs a larger image than the page.
    for (const element of [image, ...copy.querySelectorAll("source")]) element.setAttribute("sizes", "100vw");
    image.loading = "eager";
    image.draggable = false;
  }
  return copy;
}

/**
 * Scales a drawing or formula to fit the stage, by at most `largest`. The stylesheet scales
 * pictures.
 */
function enlargeTo(copy: HTMLElement | SVGElement, stage: Element, width: number, height: number): void {
  if (copy.matches("img, picture") || width === 0 || height === 0) return;
  const { paddingTop, paddingBottom, paddingLeft } = getComputedStyle(stage);
  const roomAcross = stage.clientWidth - 2 * Number.parseFloat(paddingLeft);
  const roomDown = stage.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom);
  const scale = Math.min(roomAcross / width, roomDown / height, largest);
  const enlarged = { width: `${width * scale}px`, height: `${height * scale}px` };
  Object.assign(copy.style, copy instanceof SVGElement ? enlarged : { fontSize: `${scale * 100}%` });
}
