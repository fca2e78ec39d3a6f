import { nearest } from "../../lib/nearest";

const names = new Set(
  `a abbr address area article aside audio b bdi bdo big blockquote body br button canvas caption center cite code col
  colgroup data datalist dd del details dfn dialog div dl dt em fieldset figcaption figure font footer form h1 h2 h3 h4 h5
  h6 header hgroup hr html i iframe img input ins kbd label legend li main map mark math menu meter nav ol optgroup option
  output p picture pre progress q rb rp rt rtc ruby s samp search section select slot small source span strike strong sub
  summary sup svg table tbody td textarea tfoot th thead time tr track tt u ul var video wbr`.split(/\s+/),
);

/** Names with a hyphen, but for those that belong to SVG and MathML (https://html.spec.whatwg.org/#valid-custom-element-name). */
const customElement = /^(?!annotation-xml$|color-profile$|font-face|missing-glyph$)[a-z][a-z\d]*-[-\w.]*$/;

/** Whether an article may hold an HTML element of this name; `<svg>`, `<math>` and custom ones (`x-tabs`) among them. */
export function isHtmlElement(name: string): boolean {
  return names.has(name) || customElement.test(name);
}

/** The HTML element that was meant by a name that none has, if one is near. */
export function nearestHtmlElement(name: string): string | undefined {
  return nearest(name, names);
}
