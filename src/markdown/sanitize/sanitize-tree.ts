import type { Element, ElementContent, Nodes, Properties, Root } from "hast";
import { fromHtml } from "hast-util-from-html";
import { sanitize } from "hast-util-sanitize";
import { toHtml } from "hast-util-to-html";
import { find, html, svg } from "property-information";
import { SKIP, visit } from "unist-util-visit";
import { elementMessages } from "../../config/messages";
import type { Wording } from "../../lib/diagnostic";
import { words } from "../../lib/lists";
import { misspelt } from "../../lib/nearest";
import { islandAttributes } from "../../shared/island";
import { hookPrefix } from "../../shared/runtime-names";
import { type ArticleContext, reportBroken, reportError, reportWarning } from "../model/article-context";
import { property } from "../model/tree";
import { removedComponent } from "./foreign-components";
import {
  articleSchema,
  foreignElements,
  htmlElements,
  isHtmlElement,
  plainAddress,
  siteClass,
  unclobbering,
} from "./schema";

/**
 * Elements that mean nothing to readers, or that are parsed differently with and without scripts.
 * Their content is kept.
 */
const dead = new Set(
  words(`link meta title base head object embed applet param template noscript noembed noframes frame
  frameset portal fencedframe bgsound plaintext xmp listing canvas`),
);
/** Elements that are removed together with their content, because it is code. */
const code = new Set(["script", "style"]);

/** Form elements and others that do nothing in an article. Their content is kept. */
const idle = new Set(
  words("form fieldset legend input select option optgroup textarea datalist output slot map area html body"),
);

/** The HTML elements that articles must not contain, except for checkboxes (`input`). */
export const refusedElements: ReadonlySet<string> = new Set([...dead, ...code, ...idle]);

/**
 * Elements of drawings and formulas that may contain only text, because a parser reads HTML in some
 * of them (SVG's `<title>`, `<mtext>`) and such HTML could close the drawing.
 */
const textOnly = new Set(words("title desc annotation mi mn mo ms mtext"));

/** Elements that play or show `data:` URLs as media, not as code or a document. */
const playsData = new Set(words("img image source audio video track"));
const mediaData = /^data:(?:image|audio|video)\/|^data:text\/vtt/i;

/**
 * Removes everything from an author's tree that schema.ts does not allow, except for media in
 * `data:` URLs. hast-util-sanitize decides about attributes, and this walk reports what readers
 * lose, with its line. It runs after raw HTML is parsed and MDX is evaluated, so that both formats,
 * pages and feeds get the same result. Engines' HTML is in slots, which are not elements, and stays
 * unchanged.
 */
export function sanitizeTree(tree: Root, context: ArticleContext): void {
  // Removes all comments. Those that the site reads are already elements (see
  // src/markdown/parse/comments.ts).
  visit(tree, "comment", (_, index, parent) => {
    if (parent && index !== undefined) parent.children.splice(index, 1);
    return index;
  });
  visit(tree, "element", (node, index, parent) => {
    if (!parent || index === undefined) return;
    const { tagName } = node;
    const line = node.position?.start.line;
    const isBox = tagName === "input" && property(node, "type") === "checkbox";
    const isUseless = code.has(tagName) || dead.has(tagName) || (idle.has(tagName) && !isBox);
    if (isUseless || !isHtmlElement(tagName)) {
      reportWarning(context, line, isUseless ? elementMessages.dead(tagName) : unknownElement(node));
      // hast stores the content of a template in `content`.
      const content = (node.content?.children ?? node.children) as ElementContent[];
      parent.children.splice(index, 1, ...(code.has(tagName) ? [] : content));
      return [SKIP, index];
    }
    if (tagName === "svg" || tagName === "math") {
      if (tagName === "svg") inlineDrawingStyles(node, context);
      sanitizeForeign(node, tagName, line, context);
      return SKIP;
    }
    // A parser reads the content of an iframe as text. The content is removed, because it is
    // invisible and each round trip would escape it again.
    if (tagName === "iframe") node.children = [];
    sanitizeAttributes(node, "html", line, context);
    return;
  });
}

/** Properties of other generators' components that contain text for readers. */
const textProperties = ["title", "label", "text", "summary", "description"];

/** Returns the message about an element that is not in HTML, with the text in its properties. */
function unknownElement(node: Element): Wording {
  const { tagName } = node;
  const texts = textProperties.flatMap((name) => property(node, name) ?? []);
  return removedComponent(tagName, texts) ?? elementMessages.unknown(tagName, misspelt(tagName, htmlElements));
}

/**
 * Sanitizes a drawing or a formula. Removes all HTML from it, so that a browser reads the same
 * tree.
 */
function sanitizeForeign(node: Element, space: "svg" | "math", line: number | undefined, context: ArticleContext) {
  // Attributes of MathML are spelled like those of HTML.
  sanitizeAttributes(node, space === "svg" ? "svg" : "html", line, context);
  node.children = node.children.filter((child) => {
    if (child.type !== "element") return true;
    const childLine = child.position?.start.line ?? line;
    if (!foreignElements[space].has(child.tagName) || textOnly.has(node.tagName)) {
      reportWarning(context, childLine, elementMessages.foreign(child.tagName, space));
      return false;
    }
    sanitizeForeign(child, space, childLine, context);
    return true;
  });
}

type Space = "html" | "svg";

function sanitizeAttributes(node: Element, space: Space, line: number | undefined, context: ArticleContext): void {
  const { tagName } = node;
  nameAsWritten(node, space);
  // <a name="x"></a> is the old form of an anchor.
  if (tagName === "a" && node.properties.id === undefined) node.properties.id = property(node, "name");
  const allowed = allowedProperties(node, context);
  const properties: Properties = {};
  for (const [name, value] of Object.entries(node.properties)) {
    if (value === null || value === undefined || value === false) continue;
    const valueText = String(value);
    const { attribute } = informationOf(name, space);
    if (attribute.startsWith(hookPrefix)) {
      const { runningAttribute, siteAttribute } = elementMessages;
      const wording = attribute === islandAttributes.name ? runningAttribute : siteAttribute;
      reportWarning(context, line, wording(attribute, tagName));
    } else if (name in allowed || (playsData.has(tagName) && mediaData.test(valueText))) properties[name] = value;
    else if (name === "href" && tagName === "a") reportBroken(context, line, elementMessages.forbiddenLink(valueText));
    else if (name === "style" || /^on/i.test(name)) {
      reportWarning(context, line, elementMessages.blockedAttribute(name.toLowerCase(), tagName));
    } else if (/^(?:srcDoc|formAction|ping|nonce|xmlBase|attributeName)$/i.test(name)) {
      reportWarning(context, line, elementMessages.runningAttribute(name.toLowerCase(), tagName));
    } else if (/[:/\\(]/.test(valueText)) {
      reportWarning(context, line, elementMessages.blockedAddress(name.toLowerCase(), tagName, valueText));
    }
  }
  if (typeof properties.id === "string") properties.id = unclobbering(properties.id);
  if (properties.className) properties.className = authorsClasses(properties.className, node, line, context);
  node.properties = properties;
}

/**
 * Removes the classes that `siteClass` matches, because with them an element could cover the page.
 */
function authorsClasses(
  value: string | string[],
  { tagName }: Element,
  line: number | undefined,
  context: ArticleContext,
) {
  const names = words([value].flat().join(" "));
  const refused = names.filter((name) => siteClass.test(name));
  if (refused.length > 0)
    reportWarning(context, line, elementMessages.siteAttribute(`class="${refused.join(" ")}"`, tagName));
  return names.filter((name) => !refused.includes(name));
}

/** Returns the information that hast-util-to-html uses for a property. */
function informationOf(name: string, space: Space) {
  return find(space === "svg" ? svg : html, name);
}

/**
 * Normalizes the names of properties. Parsers and components spell an attribute in several ways
 * (`dataisland`, `data-island`, `xlinkhref`), but each rule names only one spelling.
 */
function nameAsWritten(node: Element, space: Space): void {
  const named = Object.entries(node.properties).map(([name, value]) => [informationOf(name, space).property, value]);
  node.properties = Object.fromEntries(named);
}

const addresses = new Set(words("href xLinkHref src poster cite values from to by attributeName"));

function allowedProperties({ tagName, properties }: Element, { source }: ArticleContext): Properties {
  const asRead = Object.entries(properties).map(([name, value]) => {
    return [name, typeof value === "string" && addresses.has(name) ? plainAddress(value) : value];
  });
  const asked = { tagName: tagName.includes("-") ? "x-element" : tagName, properties: Object.fromEntries(asRead) };
  const clean = sanitize({ type: "element", ...asked, children: [] }, articleSchema[source.format]);
  return clean.type === "element" ? clean.properties : {};
}

/**
 * The presentation attributes of SVG
 * (https://svgwg.org/svg2-draft/styling.html#PresentationAttributes), and sizes that browsers read
 * only from attributes.
 */
const presentation = new Set(
  words(`alignment-baseline baseline-shift clip-path clip-rule color color-interpolation color-interpolation-filters cursor
  cx cy direction display dominant-baseline fill fill-opacity fill-rule filter flood-color flood-opacity font-family
  font-size font-size-adjust font-stretch font-style font-variant font-weight height image-rendering letter-spacing
  lighting-color marker-end marker-mid marker-start mask mask-type opacity overflow paint-order pointer-events r rx
  ry shape-rendering stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset stroke-linecap
  stroke-linejoin stroke-miterlimit stroke-opacity stroke-width text-anchor text-decoration text-overflow
  text-rendering transform transform-origin unicode-bidi vector-effect visibility white-space width word-spacing
  writing-mode x y`),
);

/**
 * Converts `style="…"` in a drawing to presentation attributes, because the Content Security Policy
 * blocks style attributes. Removes `<style>`, because it would apply to the whole page.
 */
function inlineDrawingStyles(drawing: Element, context: ArticleContext): void {
  const lost = new Set<string>();
  visit(drawing, "element", (node, index, parent) => {
    if (node.tagName === "style" && parent && index !== undefined) {
      reportWarning(context, node.position ? node : drawing, elementMessages.drawingSheet);
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    for (const declaration of property(node, "style")?.split(";") ?? []) {
      const [written = "", ...rest] = declaration.split(":");
      const name = written.trim().toLowerCase();
      const value = rest.join(":").replace("!important", "").trim();
      // The attribute `transform` follows SVG 1.1, where numbers have no units, so units are
      // removed.
      const plain = name === "transform" ? value.replace(/(\d)(?:px|deg)\b/gi, "$1") : value;
      if (presentation.has(name)) node.properties[find(svg, name).property] = plain;
      // Vendor-specific and custom properties, such as `-inkscape-…` and `--x`, are dropped
      // silently.
      else if (name !== "" && !name.startsWith("-")) lost.add(name.slice(0, 40));
    }
    delete node.properties["style"];
    return;
  });
  if (lost.size > 0) reportWarning(context, drawing, elementMessages.drawingStyles([...lost].join("; ")));
}

/**
 * The maximum nesting of elements. Chromium's parser flattens elements nested deeper than 512, and
 * the page around an article uses some of these levels.
 */
const deepest = 400;

/**
 * Returns the tree of an article as a browser parses its HTML. Some trees do not survive a round
 * trip (a form in a form, `mglyph` in a formula), so that text could become an element after
 * sanitizing. Such a tree is parsed, sanitized and compared again. Returns null, with a diagnostic,
 * if the tree is nested too deeply or does not become stable.
 */
export function asBrowsersRead(tree: Root, context: ArticleContext): Root | null {
  if (depthOf(tree) > deepest) {
    reportError(context, undefined, elementMessages.tooDeep(deepest));
    return null;
  }
  let current = tree;
  for (let reading = 0; reading < 3; reading += 1) {
    const read = fromHtml(articleHtml(current), { fragment: true });
    if (outline(current) === outline(read)) return current;
    sanitizeTree(read, context);
    current = read;
  }
  reportError(context, undefined, elementMessages.readsOtherwise);
  return null;
}

/** Returns the names of all elements and attributes, in order and with their nesting. */
function outline(node: Nodes, space: Space = "html"): string {
  if (node.type === "raw") return outline(fromHtml(node.value, { fragment: true }), space);
  if (node.type === "root") return node.children.map((child) => outline(child, space)).join("");
  if (node.type !== "element") return "";
  const within = node.tagName === "svg" ? "svg" : space;
  const children = node.tagName === "template" ? (node.content?.children ?? []) : node.children;
  const names = attributeNames(node.properties, within);
  return `<${node.tagName} ${names}>${children.map((child) => outline(child, within)).join("")}</>`;
}

/**
 * Returns the names of the attributes that are serialized, sorted and in lower case as browsers
 * read them.
 */
function attributeNames(properties: Readonly<Record<string, unknown>>, space: Space): string[] {
  const present = Object.entries(properties).filter(([, value]) => (value ?? false) !== false && !Number.isNaN(value));
  return [...new Set(present.map(([name]) => informationOf(name, space).attribute.toLowerCase()))].sort();
}

function depthOf(node: Nodes): number {
  return "children" in node ? 1 + Math.max(0, ...node.children.map(depthOf)) : 0;
}

/** Serializes the tree of an article. Engines' HTML is in `raw` nodes and stays unchanged. */
export function articleHtml(tree: Root): string {
  return toHtml(tree, { allowDangerousHtml: true, characterReferences: { useNamedReferences: true } }).trim();
}
