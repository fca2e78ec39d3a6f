import { plainAddress } from "./plain-address";

/** Where an element stands: the rules of a drawing are stricter, since its attributes are CSS too. */
export type Space = "html" | "svg" | "math";

/** What is wrong with an attribute. */
export type Fault = "runs" | "style" | "link" | "address";

/**
 * Attributes that are code, load code or change what others mean: `srcdoc` is a page, `formaction` and `ping` send the
 * reader's data elsewhere, `xml:base` moves every address below it, `nonce` speaks to the policy.
 */
const running = /^(?:on.*|srcdoc|formaction|ping|nonce|xmlbase|xml:base)$/i;

/** Attributes that hold words, in which `data: …` and the like mean nothing. */
const words = /^(?:id|className|name|title|alt|alttext|placeholder|label|summary|value|content|abbr|aria.*|data.+)$/i;

/** Elements whose `href` a reader follows. In MathML each may have one. */
const followed = new Set(["a", "area"]);
const linkScheme = /^(?:https?|mailto|tel|sms|geo|magnet|ftp):/i;
const anyScheme = /^[a-z][a-z\d+.-]*:/i;

/** Schemes whose address is itself the code or the document. Media in `data:` is neither. */
const codeScheme = /^(?:javascript|vbscript|livescript|jscript|mocha|data|blob|filesystem|view-source):/i;
const mediaData = /^data:(?:image|audio|video|font)\/|^data:text\/vtt/i;

/** What an attribute of SVG fetches as CSS does. A backslash could spell any of it differently. */
const fetchedByCss = /\\|url\(\s*["']?(?!["'#])|(?:image|image-set|src)\(/i;

/** Elements of SVG whose `href` is a picture. */
const pictured = new Set(["image", "feImage"]);

/** What an animation may not change. */
const animated = /(?:^|:)(?:href|src.*|on.*|style|attributename)$/i;

/**
 * What forbids an attribute in an article, if anything does.
 * @param name of the property in hast: `href`, `xLinkHref`, `srcDoc`
 */
export function faultOf(tagName: string, name: string, written: string, space: Space): Fault | undefined {
  if (running.test(name)) return "runs";
  if (name === "style") return "style";
  if (words.test(name)) return undefined;
  const address = plainAddress(written);
  if (name === "href" || name === "xLinkHref") return faultOfLink(tagName, address, space);
  if (tagName === "iframe" && name === "src" && anyScheme.test(address) && !/^https?:/i.test(address)) return "address";
  if (codeScheme.test(address) && !mediaData.test(address)) return "address";
  if (space !== "html" && fetchedByCss.test(written)) return "address";
  if (name === "attributeName" && animated.test(address)) return "runs";
  // Lists of values, each of which may be an address.
  if (/^(?:values|from|to|by|srcSet)$/.test(name) && /(?:^|[;,])(?:java|vb)script:/i.test(address)) return "address";
  return undefined;
}

function faultOfLink(tagName: string, address: string, space: Space): Fault | undefined {
  if (space === "math" || followed.has(tagName)) {
    return anyScheme.test(address) && !linkScheme.test(address) ? "link" : undefined;
  }
  if (space === "svg" && !pictured.has(tagName)) return address.startsWith("#") ? undefined : "address";
  return codeScheme.test(address) && !mediaData.test(address) ? "address" : undefined;
}
