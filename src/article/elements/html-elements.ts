import { nearest } from "../../lib/nearest";

const names = new Set(
  `a abbr address area article aside audio b bdi bdo big blockquote body br button canvas caption center cite code col
  colgroup data datalist dd del details dfn dialog div dl dt em embed fieldset figcaption figure font footer form h1 h2 h3
  h4 h5 h6 header hgroup hr html i iframe img input ins kbd label legend li main map mark math menu meter nav noscript
  object ol optgroup option output p picture pre progress q rb rp rt rtc ruby s samp search section select slot small
  source span strike strong sub summary sup svg table tbody td template textarea tfoot th thead time tr track tt u ul var
  video wbr`.split(/\s+/),
);

/** @returns null for an HTML element or a custom one (`x-tabs`); otherwise the name that was meant, if one is near. */
export function nearestHtmlElement(name: string): string | null | undefined {
  return names.has(name) || name.includes("-") ? null : nearest(name, names);
}
