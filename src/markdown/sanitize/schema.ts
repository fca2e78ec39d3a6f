import type { Schema } from "hast-util-sanitize";
import { html as htmlInformation, svg as svgInformation } from "property-information";
import { words } from "../../lib/lists";
import { frameIdPrefix } from "../../shared/runtime-names";
import type { MarkdownFormat } from "../model/types";

/**
 * Allowed schemes of links: web pages, mail, phone calls, and apps that open something without
 * running it.
 */
const linkSchemes =
  "http https mailto tel sms geo magnet ftp irc ircs matrix xmpp webcal vscode vscode-insiders obsidian zotero tg steam";

/** Matches an address with an allowed scheme. */
export const linkScheme = new RegExp(`^(?:${linkSchemes.replaceAll(" ", "|")}):`, "i");

type Definitions = NonNullable<Schema["attributes"]>[string];

const aria = Object.keys(htmlInformation.property).filter((name) => name.startsWith("aria"));

/**
 * `data-…` attributes of footnotes (remark-rehype), and of elements that this pipeline creates and
 * reads.
 */
const data = words(`dataFootnoteRef dataFootnotes dataFootnoteBackref dataTruncate dataQuestions dataUnchecked
  dataDocCards dataAreas dataMin dataMax dataGroup dataDefault dataLabels dataLabel dataValue dataImage`);

/** Attributes that are safe on every element. */
const everywhere: Definitions = [
  ...aria,
  ...data,
  ...words(
    "className dir hidden id itemProp lang role tabIndex title translate align vAlign width height bgColor border",
  ),
];

/**
 * The elements of an article outside drawings and formulas, with their attributes besides
 * `everywhere`. The list excludes elements that run or load code (`script`, `object`), contain a
 * page (`srcdoc`), send data (`form`, `ping`), apply to the whole page (`style`, `meta`, `base`),
 * or are parsed differently without scripts (`noscript`, `template`, `xmp`). It also excludes the
 * attribute `name`, because `<img name="currentScript">` would replace `document.currentScript`.
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

/**
 * The elements of an author's drawing (SVG 2). `style` is missing because it becomes attributes
 * before this check, `foreignObject` because it contains HTML, and `feImage` because it loads
 * files.
 */
const drawn = words(`animate animateMotion animateTransform circle clipPath defs desc ellipse feBlend feColorMatrix
  feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA
  feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight
  feTile feTurbulence filter g image line linearGradient marker mask mpath path pattern polygon polyline radialGradient rect set
  stop svg switch symbol text textPath tspan use view`);

/**
 * The elements of an author's formula (MathML 4). `annotation-xml` is missing because it may
 * contain HTML, and `mglyph` and `malignmark` because they have special parsing rules.
 */
const formula =
  words(`annotation maction math menclose merror mfenced mfrac mi mlabeledtr mmultiscripts mn mo mover mpadded
  mphantom mprescripts mroot mrow ms mspace msqrt mstyle msub msubsup msup mtable mtd mtext mtr munder munderover none semantics`);

/** The elements of a drawing and of a formula. */
export const foreignElements = { svg: new Set([...drawn, "a", "title"]), math: new Set(formula) };
/** The HTML elements, and the roots of drawings and formulas. */
export const htmlElements: ReadonlySet<string> = new Set([...Object.keys(elements), "a", "svg", "math"]);

const notOnDrawings =
  /^(?:on|nav|media|content|sync|xml[A-Z](?!Link)|xLink|(?:style|name|ping|handler|resource|target|download|rel)$)/;

/**
 * Matches CSS values without URLs, except `url(#…)`. Values with a backslash do not match, because
 * it could hide a URL.
 */
const local = /^(?!.*(?:\\|url\(\s*["']?(?!["'#])|(?:image|image-set|src)\())/is;
/** Matches names of attributes that an animation may change: those with neither URLs nor code. */
const animatable = /^(?!\s*(?:.*:)?(?:href|src|on|style|attributename))/i;
const withoutScript = /^(?!.*(?:java|vb)script:)/is;

/**
 * The attributes allowed in drawings: those of presentation, shapes, filters and animations, and
 * `aria-*` and `class`.
 */
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
    // Links in HTML and in drawings.
    a: [...everywhere, ...words("href xLinkHref target rel download hrefLang type"), ...withoutLink],
    ...Object.fromEntries(drawn.map((name) => [name, ofDrawings])),
    ...Object.fromEntries(formula.map((name) => [name, ofFormulas])),
    title: [],
    image: ["href", "xLinkHref", ...withoutLink],
    "x-element": everywhere,
  },
} satisfies Schema;

/**
 * The attributes allowed in .mdx. They include all `data-…`, because component stylesheets may
 * select elements by them. `sanitizeTree` still removes those that the site's scripts act on.
 */
const withData = Object.entries<Definitions>(schema.attributes).map(([name, own]) => [name, [...own, "data*"]]);

/** The allow-lists for hast-util-sanitize by format. `x-element` stands for custom elements. */
export const articleSchema: Readonly<Record<MarkdownFormat, Schema>> = {
  md: schema,
  mdx: { ...schema, attributes: Object.fromEntries(withData) },
};

/**
 * Matches classes of components (`scrim_1a7a2`, see shortClassNames), and of elements that scripts
 * put over a page.
 */
export const siteClass =
  /_[\da-f]{5}$|^(?:search-dialog|search-panel|link-preview|viewer|enters|error-panel|DocSearch)/;

/**
 * Matches names with a hyphen, except those of SVG and MathML
 * (https://html.spec.whatwg.org/#valid-custom-element-name).
 */
const customElement = /^(?!annotation-xml$|color-profile$|font-face|missing-glyph$)[a-z][a-z\d]*-[-\w.]*$/;

/**
 * Returns whether an article may contain an HTML element with this name. Custom elements such as
 * `x-tabs` are allowed.
 */
export function isHtmlElement(name: string): boolean {
  return htmlElements.has(name) || customElement.test(name);
}

/**
 * Returns an address without control characters and spaces, because browsers skip some of them even
 * within a scheme (`java\nscript:`, https://url.spec.whatwg.org/#concept-basic-url-parser).
 */
export function plainAddress(address: string): string {
  return [...address].filter((character) => character > " " && character !== "\u007f").join("");
}

/**
 * Matches names of globals that a browser may lack and that the page's scripts look for. An element
 * with such an id would replace the global
 * (https://html.spec.whatwg.org/#named-access-on-the-window-object). Names like Python's `__init__`
 * are not globals.
 */
const global =
  /^(?:__(?!(?!proto__)(?:[a-z]+__$|.*[^\w$]))|webpackChunk|(?:trustedTypes|caches|gtag|dataLayer|navigation|scheduler)$)/;

/**
 * Returns an id that is safe on the page. An id that is the name of a global or that starts with
 * the page frame's prefix gets GitHub's prefix, `user-content-`.
 */
export function unclobbering(id: string): string {
  return global.test(id) || id.startsWith(frameIdPrefix) ? `user-content-${id}` : id;
}
