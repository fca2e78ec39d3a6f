import type { Element, ElementContent, Properties, RootContent } from "hast";
import { fromHtml } from "hast-util-from-html";
import { toHtml } from "hast-util-to-html";
import { find, html as htmlNames } from "property-information";
import { xmlText } from "../../lib/escape-html";
import { absoluteAddress, mapSrcset, type UrlBase } from "../../lib/paths";
import { lightColours } from "../../shared/colors";
import { hookPrefix } from "../../shared/runtime-names";

/** Properties that contain an address. `xLinkHref` is an SVG property. */
const addresses = ["href", "src", "poster", "cite", "data", "xLinkHref"] as const;

/**
 * Classes of elements that make sense only with this site's stylesheet: heading anchors,
 * the bar with code buttons, the button that unfolds long code, struts, and the phone versions of
 * drawings.
 */
const shellClasses = ["heading-anchor", "code-bar", "code-more", "diagram-least", "diagram-narrow", "plot-narrow"];

/**
 * Returns an article's HTML for use outside this site. Addresses are absolute, except for
 * references within a drawing, and nothing needs this site's stylesheet or scripts.
 */
export function portableHtml(html: string, page: string, base: UrlBase): string {
  const { children } = fromHtml(html, { fragment: true });
  const nodes = portable(children, (href) => absoluteAddress(href, page, base));
  return xmlText(toHtml(nodes, { characterReferences: { useNamedReferences: true } }));
}

function portable(nodes: readonly RootContent[], address: (href: string) => string): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type === "comment" || node.type === "doctype" || node.type === "mdxjsEsm") return [];
    if (node.type !== "element") return [node];
    if (isOfTheShell(node)) return [];
    const children = portable(node.children, address);
    if (isForStylesheet(node)) return children;
    return [{ ...node, properties: portableProperties(node, address), children }];
  });
}

/**
 * Returns whether an element makes sense only on this site. Returns true for visually hidden spans,
 * which would be visible without a stylesheet, but not for the hidden heading of the footnotes,
 * which may be visible.
 */
function isOfTheShell({ tagName, properties }: Element): boolean {
  const classes = properties.className ?? [];
  return (
    tagName === "script" ||
    tagName === "style" ||
    // Form controls of components work only on this site. The checkboxes of task lists stay.
    /^(?:button|select|textarea)$/.test(tagName) ||
    (tagName === "input" && properties.type !== "checkbox") ||
    shellClasses.some((name) => classes.includes(name)) ||
    (tagName === "span" && classes.includes("visually-hidden"))
  );
}

/**
 * Returns whether an element is a span for colours, lines of code, shell prompts or unbreakable
 * words. Such spans are useless without a stylesheet, and they often make up half of a feed.
 */
function isForStylesheet({ tagName, properties }: Element): boolean {
  return (
    tagName === "span" && (properties.className ?? []).some((name) => /^(?:line|prompt|together|t-.*)$/.test(name))
  );
}

function portableProperties({ tagName, properties }: Element, address: (href: string) => string): Properties {
  const result = { ...properties };
  // Removes `tabindex`, because the page that shows the article controls its own focus order.
  delete result.tabIndex;
  for (const name of Object.keys(result))
    if (find(htmlNames, name).attribute.startsWith(hookPrefix)) delete result[name];
  for (const name of addresses) {
    const value = result[name];
    // `<use href="#a">` refers to a part of the same drawing.
    if (typeof value === "string" && !(tagName === "use" && value.startsWith("#"))) result[name] = address(value);
  }
  // Replaces colour tokens, because drawings use those of this site's stylesheet.
  for (const name of ["fill", "stroke"]) {
    const token = /^var\(--([\w-]+)\)$/.exec(String(result[name]))?.[1];
    if (token !== undefined) result[name] = lightColours.get(token) ?? "currentColor";
  }
  const { srcSet } = result;
  if (srcSet !== undefined) result.srcSet = mapSrcset([srcSet].flat().join(", "), address);
  return result;
}
