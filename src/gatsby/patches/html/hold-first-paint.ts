import { expectPresent } from "../patch";
import { type HtmlPatch, removeFromPages } from "./html-patch";

/**
 * Characters of HTML that arrive together: the first ten packets of a connection (RFC 6928), 14 kB of compressed page.
 * Measured on the pages of this site, with the stylesheet and the policy in them.
 */
const firstFlight = 49_000;
/** What one more round trip brings, for pages whose table of contents or long introduction fills the first flight. */
const secondFlight = 65_000;

const footer = /<footer[^>]* id="([^"]+)"/;
const headings = /<h[23][^>]* id="([^"]+)"/g;

/**
 * Holds the first paint until what comes in the first packets has been parsed: to the footer of a short page, to a
 * heading of a long one (`rel=expect`, https://html.spec.whatwg.org/multipage/links.html#link-type-expect). A browser that
 * paints in a pause of parsing shows the page's head alone and lays out twice, which for Chinese, with its large fonts,
 * delayed the text by 0.1 s. Nothing that comes later is waited for. A browser that does not know the link ignores it.
 */
export const holdFirstPaint: HtmlPatch = {
  name: "html/hold-first-paint",
  leansOn: "react-dom 19, server: the site's footer as <footer … id>, headings as <h2 … id>, and one </head>",
  gain: "the text of a page shows up to 0.1 s earlier on a slow phone",
  remove: removeFromPages,
  apply: (html, file) => {
    const anchor = { patch: holdFirstPaint, where: file };
    expectPresent(footer.test(html), { ...anchor, lookedFor: String(footer) });
    expectPresent(html.includes("</head>"), { ...anchor, lookedFor: "</head>" });
    const place = lastPlace(html.slice(0, firstFlight)) ?? firstHeading(html.slice(0, secondFlight));
    if (place === undefined) return html;
    const link = `<link rel="expect" href="#${encodeURI(place)}" blocking="render"/></head>`;
    // The first one only: an article's text may hold others, in a comment.
    return html.replace("</head>", () => link);
  },
};

/** Id of the footer, or of the last heading. */
function lastPlace(html: string): string | undefined {
  return footer.exec(html)?.[1] ?? [...html.matchAll(headings)].at(-1)?.[1];
}

function firstHeading(html: string): string | undefined {
  return html.matchAll(headings).next().value?.[1];
}
