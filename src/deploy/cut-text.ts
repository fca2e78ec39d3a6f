/** The start tag of a page's text. src/components/article/article-html.tsx renders it. */
const textStart = '<div class="prose">';

const tags = /<(\/?)([a-z][^\s/>]*)(?:"[^"]*"|'[^']*'|[^'">])*>/gi;
/** Matches names of elements without an end tag. */
const voids = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/i;
/** Matches names of elements whose content is not HTML. */
const raw = /^(?:script|style|textarea|title)$/i;

/** Maximum number of small pieces at the beginning of an article. Together they fill the window. */
const smallPieces = 4;
/**
 * Minimum length of a piece in characters of HTML. Only the last piece may be shorter. A small
 * piece fills a third of a window. A large piece takes 10 to 30 ms to parse and lay out with a CPU
 * slowdown of 4×.
 */
const leastLength = { small: 1_500, large: 8_000 };

/**
 * Cuts a page's text into pieces between its blocks, so that a browser can show the beginning
 * before it parses the rest.
 * @returns the main element without its text, and the pieces of the text. If the page contains no
 * `div.prose` or the tags in it are unbalanced, returns the unchanged main element and no pieces
 */
export function cutText(main: string): { readonly main: string; readonly text: readonly string[] } {
  const whole = { main, text: [] };
  const from = main.indexOf(textStart) + textStart.length;
  if (from < textStart.length) return whole;
  const text: string[] = [];
  let [start, depth] = [from, 0];
  const scanner = new RegExp(tags);
  scanner.lastIndex = from;
  for (let match = scanner.exec(main); match; match = scanner.exec(main)) {
    const [tag, slash, name = ""] = match;
    if (slash && depth === 0) {
      if (match.index > start) text.push(main.slice(start, match.index));
      return { main: main.slice(0, from) + main.slice(match.index), text };
    }
    if (slash) depth -= 1;
    else if (!voids.test(name) && !tag.endsWith("/>")) depth += 1;
    if (!slash && raw.test(name)) scanner.lastIndex = main.indexOf(`</${name}`, scanner.lastIndex);
    const least = text.length < smallPieces ? leastLength.small : leastLength.large;
    if (depth === 0 && scanner.lastIndex - start >= least) {
      text.push(main.slice(start, scanner.lastIndex));
      start = scanner.lastIndex;
    }
  }
  // The tags are unbalanced.
  return whole;
}
