import type { Schema } from "hast-util-sanitize";
import { html as htmlInformation, svg as svgInformation } from "property-information";
import { words } from "../../lib/lists";
import { frameIdPrefix } from "../../shared/runtime-names";
import type { MarkdownFormat } from "../model/types";

/** Schemes of links: pages, letters and calls, and programs that open something and run nothing of it. */
const linkSchemes =
  "http https mailto tel sms geo magnet ftp irc ircs matrix xmpp webcal vscode vscode-insiders obsidian zotero tg steam";

/** An address with one of them. */
export const linkScheme = new RegExp(`^(?:${linkSchemes.replaceAll(" ", "|")}):`, "i");

type Definitions = NonNullable<Schema["attributes"]>[string];

const aria = Object.keys(htmlInformation.property).filter((name) => name.startsWith("aria"));

/** `data-…` of footnotes (remark-rehype), and of the elements that this pipeline makes and reads itself. */
const data = words(`dataFootnoteRef dataFootnotes dataFootnoteBackref dataTruncate dataQuestions dataUnchecked
  dataDocCards dataAreas dataMin dataMax dataGroup dataDefault dataLabels dataLabel dataValue dataImage`);

/** What says something of an element without doing anything. */
const everywhere: Definitions = [
  ...aria,
  ...data,
  ...words(
    "className dir hidden id itemProp lang role tabIndex title translate align vAlign width height bgColor border",
  ),
];

/**
 * What may stand in an article outside of drawings and formulas, and its attributes besides `everywhere`. Not
 * among them: what runs code or loads it (`script`, `object`), holds a page (`srcdoc`), sends something (`form`, `ping`), means
 * the whole page (`style`, `meta`, `base`), or is read differently with and without scripts (`noscript`, `template`, `xmp`).
 * `name` is not among the attributes: `<img name="currentScript">` would stand in the place of `document.currentScript`.
 */
const elements: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    words(`abbr address article aside b bdi bdo big br button caption center cite code dd dfn dialog div dl dt em
    figcaption figure font footer h1 h2 h3 h4 h5 h6 header hgroup hr i kbd label main mark menu nav p picture
    pre rb rp rt rtc ruby s samp search section small span strike strong sub summary sup table tbody tfoot thead tr tt u ul
    var wbr`).map((name) => [name, []]),
  ),
  audio: words("src controls loop muted preload crossOrigin"),
  blockquote: ["cite"],
  button: ["type"],
  col: ["span"],
  colgroup: ["span"],
  data: ["value"],
  del: words("cite dateTime"),
  details: ["open"],
  font: words("color face size"),
  iframe: words("src allow allowFullScreen frameBorder scrolling loading referrerPolicy sandbox"),
  img: words("src srcSet sizes alt loading decoding crossOrigin referrerPolicy"),
  input: words("type checked disabled"),
  ins: words("cite dateTime"),
  li: words("value type"),
  meter: words("value min max low high optimum"),
  ol: words("start reversed type"),
  progress: words("value max"),
  q: ["cite"],
  source: words("src srcSet sizes type media"),
  td: words("colSpan rowSpan headers abbr scope"),
  th: words("colSpan rowSpan headers abbr scope"),
  time: ["dateTime"],
  track: words("src kind srcLang label default"),
  video: words("src poster controls loop muted playsInline preload crossOrigin"),
};

/** Of an author's drawing (SVG 2). `style` becomes attributes before it is asked for; `foreignObject` holds HTML, `feImage` loads. */
const drawn = words(`animate animateMotion animateTransform circle clipPath defs desc ellipse feBlend feColorMatrix
  feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA
  feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight
  feTile feTurbulence filter g image line linearGradient marker mask mpath path pattern polygon polyline radialGradient rect set
  stop svg switch symbol text textPath tspan use view`);

/** Of an author's formula (MathML 4). `annotation-xml` may hold HTML, `mglyph` and `malignmark` are read by rules of their own. */
const formula =
  words(`annotation maction math menclose merror mfenced mfrac mi mlabeledtr mmultiscripts mn mo mover mpadded
  mphantom mprescripts mroot mrow ms mspace msqrt mstyle msub msubsup msup mtable mtd mtext mtr munder munderover none semantics`);

/** Elements of a drawing, and of a formula. */
export const foreignElements = { svg: new Set([...drawn, "a", "title"]), math: new Set(formula) };
/** Elements of HTML, with those that hold a drawing or a formula. */
export const htmlElements: ReadonlySet<string> = new Set([...Object.keys(elements), "a", "svg", "math"]);

const notOnDrawings =
  /^(?:on|nav|media|content|sync|xml[A-Z](?!Link)|xLink|(?:style|name|ping|handler|resource|target|download|rel)$)/;

/** As CSS reads it: no address but a part of the same drawing. A backslash could spell any of it differently. */
const local = /^(?!.*(?:\\|url\(\s*["']?(?!["'#])|(?:image|image-set|src)\())/is;
/** What an animation may change: neither addresses nor code. */
const animatable = /^(?!\s*(?:.*:)?(?:href|src|on|style|attributename))/i;
const withoutScript = /^(?!.*(?:java|vb)script:)/is;

/** Presentation attributes, shapes and filters; `aria-*` and `class` are among them. */
const ofDrawings: Definitions = [
  ...Object.keys(svgInformation.property)
    .filter((name) => !notOnDrawings.test(name) && !/^(?:href|attributeName|values|from|to|by)$/.test(name))
    .map((name): [string, RegExp] => [name, local]),
  ["attributeName", animatable],
  ...words("values from to by").map((name): [string, RegExp] => [name, withoutScript]),
  ["href", /^#/],
  ["xLinkHref", /^#/],
];

const withoutLink = ofDrawings.filter((one) => !/href/i.test(String(one[0])));

const ofFormulas: Definitions = [
  ...aria,
  ...words(`className dir id lang display altText alttext mathvariant mathsize mathcolor mathbackground scriptlevel displaystyle form
  fence separator lspace rspace stretchy symmetric maxsize minsize largeop movablelimits accent accentunder linethickness
  numalign denomalign bevelled width height depth voffset open close separators notation rowalign columnalign rowspan columnspan
  rowlines columnlines frame framespacing rowspacing columnspacing equalrows equalcolumns side minlabelspacing lquote rquote
  subscriptshift superscriptshift encoding actiontype selection xmlns href title arg intent`),
];

const schema = {
  ancestors: {},
  clobber: [],
  required: {},
  strip: [],
  tagNames: [...htmlElements, ...foreignElements.svg, ...foreignElements.math, "x-element"],
  protocols: {
    href: words(`${linkSchemes} content`),
    xLinkHref: ["http", "https"],
    src: words("http https content"),
    poster: words("http https content"),
    cite: ["http", "https"],
  },
  attributes: {
    ...Object.fromEntries(Object.entries(elements).map(([name, own]) => [name, [...everywhere, ...own]])),
    // Of HTML and of drawings.
    a: [...everywhere, ...words("href xLinkHref target rel download hrefLang type"), ...withoutLink],
    ...Object.fromEntries(drawn.map((name) => [name, ofDrawings])),
    ...Object.fromEntries(formula.map((name) => [name, ofFormulas])),
    title: [],
    image: ["href", "xLinkHref", ...withoutLink],
    "x-element": everywhere,
  },
} satisfies Schema;

/** In .mdx, which is code, the style sheets of components may ask for `data-…`, but for names of the site's scripts. */
const withData = Object.entries<Definitions>(schema.attributes).map(([name, own]) => [name, [...own, "data*"]]);

/** What an article may hold, as an allow-list for hast-util-sanitize. Custom elements are asked for as `x-element`. */
export const articleSchema: Readonly<Record<MarkdownFormat, Schema>> = {
  md: schema,
  mdx: { ...schema, attributes: Object.fromEntries(withData) },
};

/** Classes of components (`drawer-module--scrim--1a7a2`), and of what scripts put over a page. */
export const siteClass = /-module--|^(?:search-dialog|search-panel|link-preview|viewer|enters|error-panel|DocSearch)/;

/** Names with a hyphen, but for those that belong to SVG and MathML (https://html.spec.whatwg.org/#valid-custom-element-name). */
const customElement = /^(?!annotation-xml$|color-profile$|font-face|missing-glyph$)[a-z][a-z\d]*-[-\w.]*$/;

/** Whether an article may hold an HTML element of this name; custom ones (`x-tabs`) are among them. */
export function isHtmlElement(name: string): boolean {
  return htmlElements.has(name) || customElement.test(name);
}

/**
 * An address as a browser understands it: without control characters and white space, which it skips even inside a scheme
 * (`java\nscript:`, https://url.spec.whatwg.org/#concept-basic-url-parser).
 */
export function plainAddress(written: string): string {
  return [...written].filter((character) => character > " " && character !== "\u007f").join("");
}

/**
 * Names of globals that a browser may lack and scripts of the page look for: an element with such an id would stand in their
 * place (https://html.spec.whatwg.org/#named-access-on-the-window-object). Python's names, as `__init__`, are no globals.
 */
const global =
  /^(?:__(?!(?!proto__)[a-z]+__(?:-\d+)?$)|webpackChunk|(?:trustedTypes|caches|gtag|dataLayer|navigation|scheduler)$)/;

/** An id that is no global's name and none of the frame's; GitHub's prefix goes before one that is. */
export function unclobbering(id: string): string {
  return global.test(id) || id.startsWith(frameIdPrefix) ? `user-content-${id}` : id;
}
