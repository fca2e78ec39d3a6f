import { textEvent } from "../platform/page-event";
import { afterPaint, whenIdle } from "../platform/timing";

/** Least height of a block with the gap above it, in px: a line of text, and 1 em; see prose.css. */
const leastBlock = 44;

/** Blocks that are appended in one idle period. */
const sliceLength = 20;

/**
 * Appends a text to an empty element: what fills the window at once, the rest in idle time after that has been painted.
 * Style and layout of a long text take several frames on a phone. To print, all of it is appended at once.
 * @param text its nodes, which move into the element
 */
export function appendProgressively(root: HTMLElement, text: DocumentFragment): void {
  // As many nodes as are certain to fill the window, with the line breaks of the HTML between them.
  append(2 * Math.ceil(window.innerHeight / leastBlock));
  const finish = () => append(text.childNodes.length);
  window.addEventListener("beforeprint", finish, { once: true });
  afterPaint(slice, 2);

  function append(count: number): void {
    root.append(...[...text.childNodes].slice(0, count));
  }

  function slice(): void {
    append(sliceLength);
    if (text.hasChildNodes()) return void whenIdle(slice);
    window.removeEventListener("beforeprint", finish);
    root.dispatchEvent(new Event(textEvent, { bubbles: true }));
  }
}
