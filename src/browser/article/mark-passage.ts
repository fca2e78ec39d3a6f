import { pageEvent } from "../platform/page-event";

/** Name of the highlight in src/styles/prose.css. */
const name = "found";
/** How far below the top of the window the first mark comes to stand, as a share of its height. */
const height = 0.3;

/**
 * Marks words in a section, as a browser marks the text fragment of an address that it loads itself, and scrolls to the
 * first. A press or Escape clears the marks. Browsers without the CSS Custom Highlight API show the section alone.
 * @param words as they stand on the page
 * @param heading of the section; null for the beginning of the page
 */
export function markPassage(words: readonly string[], heading: Element | null): void {
  const ranges = findAll(words, textsOf(heading));
  const [first] = ranges;
  if (!first || typeof Highlight === "undefined") return;
  CSS.highlights.set(name, new Highlight(...ranges));
  first.startContainer.parentElement?.closest<HTMLDetailsElement>("details:not([open])")?.setAttribute("open", "");
  const { top, bottom } = first.getBoundingClientRect();
  if (top < 0 || bottom > window.innerHeight * (1 - height)) window.scrollBy(0, top - window.innerHeight * height);
  const cleared = new AbortController();
  const clear = () => {
    cleared.abort();
    CSS.highlights.delete(name);
  };
  for (const type of ["click", pageEvent]) document.addEventListener(type, clear, { signal: cleared.signal });
  document.addEventListener("keydown", ({ key }) => key === "Escape" && clear(), { signal: cleared.signal });
}

/** Text nodes below a heading, up to the next one. */
function textsOf(heading: Element | null): Text[] {
  const prose = heading?.closest(".prose") ?? document.querySelector("main .prose");
  if (!prose) return [];
  const texts: Text[] = [];
  const walker = document.createTreeWalker(prose, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  if (heading) walker.currentNode = heading.lastChild ?? heading;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text) texts.push(node);
    else if ((node as Element).matches("h2, h3, h4, h5, h6")) break;
  }
  return texts.filter((text) => !text.parentElement?.closest("annotation, .visually-hidden, .heading-anchor"));
}

function findAll(words: readonly string[], texts: readonly Text[]): Range[] {
  const escaped = words.map((word) => word.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&").replace(/\s+/g, "\\s+"));
  const whole = texts.map(({ data }) => data).join("");
  /** Where each text ends in the whole. */
  let length = 0;
  const ends = texts.map(({ data }) => (length += data.length));
  const place = (index: number, isEnd: boolean): [Text, number] | null => {
    const at = ends.findIndex((end) => (isEnd ? index <= end : index < end));
    const text = texts[at];
    return text ? [text, index - ((ends[at] ?? 0) - text.data.length)] : null;
  };
  return [...whole.matchAll(new RegExp(escaped.join("|"), "gi"))].flatMap(({ index, 0: { length: found } }) => {
    const [start, end] = [place(index, false), place(index + found, true)];
    if (!start || !end) return [];
    const range = document.createRange();
    range.setStart(...start);
    range.setEnd(...end);
    return [range];
  });
}
