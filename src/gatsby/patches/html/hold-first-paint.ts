/**
 * Characters of HTML that come together: the first ten packets of a connection (RFC 6928), 14 kB of compressed page.
 * Measured on the pages of this site, with the stylesheet in them.
 */
const firstFlight = 48_000;
/** Where none of it is a place to stop at, as a table of contents or a long introduction fills it: a round trip later. */
const secondFlight = 64_000;

const footer = /<footer[^>]* id="([^"]+)"/;
const headings = /<h[23][^>]* id="([^"]+)"/g;

/**
 * Lets a browser paint for the first time when what comes in the first packets has been read, to the foot of a short page or
 * to a heading of a long one (`rel=expect`, https://html.spec.whatwg.org/multipage/links.html#link-type-expect). Browsers
 * pause while they read; one that paints in such a pause shows a page's head alone, and lays out twice: of Chinese, for
 * which large fonts have to be opened, that took 0.1 s longer until the text was there. On a slow network nothing is held
 * up that comes later. Browsers that do not know the link paint when they like.
 */
export function holdFirstPaint(html: string): string {
  const place = lastPlace(html.slice(0, firstFlight)) ?? firstHeading(html.slice(0, secondFlight));
  return place === undefined
    ? html
    : html.replace("</head>", () => `<link rel="expect" href="#${encodeURI(place)}" blocking="render"/></head>`);
}

/** Id of what is read last. */
function lastPlace(html: string): string | undefined {
  return footer.exec(html)?.[1] ?? [...html.matchAll(headings)].at(-1)?.[1];
}

function firstHeading(html: string): string | undefined {
  return html.matchAll(headings).next().value?.[1];
}
