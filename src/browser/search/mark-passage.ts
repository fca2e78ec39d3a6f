import { wordsEvent } from "../../shared/traditional";
import { pageEvent } from "../platform/page-event";

/** Name of the highlight in src/styles/base.css. */
const name = "found";
/**
 * Distance from the top of the window to the first mark after scrolling, as a share of the window's
 * height.
 */
const height = 0.3;

/**
 * Marks words in the section of a heading, or before the first heading of the text, and scrolls to
 * the first mark if it is out of sight. The marks look like those of a text fragment. A click,
 * Escape or a navigation clears them. In browsers without the CSS Custom Highlight API, marks
 * nothing and does not scroll.
 */
export function markPassage(words: readonly string[], heading: Element | null): void {
  const shown = [...words];
  window.dispatchEvent(new CustomEvent(wordsEvent, { detail: shown }));
  const pattern = new RegExp(shown.map((word) => word.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&")).join("|"), "gi");
  const ranges = textsOf(heading).flatMap((text) =>
    [...text.data.matchAll(pattern)].map(({ index, 0: word }) => {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      return range;
    }),
  );
  const [first] = ranges;
  if (!first || typeof Highlight === "undefined") return;
  CSS.highlights.set(name, new Highlight(...ranges));
  first.startContainer.parentElement?.closest("details")?.setAttribute("open", "");
  const { top, bottom } = first.getBoundingClientRect();
  if (top < 0 || bottom > window.innerHeight * (1 - height)) window.scrollBy(0, top - window.innerHeight * height);
  const cleared = new AbortController();
  // Clicks and the page event have no key.
  const clear = ({ key = "Escape" }: Event & Partial<KeyboardEvent>) => {
    if (key !== "Escape") return;
    cleared.abort();
    CSS.highlights.delete(name);
  };
  for (const type of ["click", "keydown", pageEvent])
    document.addEventListener(type, clear, { signal: cleared.signal });
}

/**
 * Returns the text nodes below a heading, or from the start of the text, up to the next heading.
 * Omits formula sources and text for screen readers only.
 */
function textsOf(heading: Element | null): Text[] {
  const prose = heading?.closest(".prose") ?? document.querySelector("main .prose");
  const texts: Text[] = [];
  if (!prose) return texts;
  const walker = document.createTreeWalker(prose, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  if (heading) walker.currentNode = heading.lastChild ?? heading;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text) texts.push(node);
    else if ((node as Element).matches("h2, h3, h4, h5, h6")) break;
  }
  return texts.filter((text) => !text.parentElement?.closest("annotation, .visually-hidden"));
}
