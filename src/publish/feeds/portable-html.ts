import type { Element, ElementContent, Properties, RootContent } from "hast";
import { fromHtml } from "hast-util-from-html";
import { toHtml } from "hast-util-to-html";
import { find, html as htmlNames } from "property-information";
import { lightColours } from "../../contract/colors";
import { hookPrefix } from "../../contract/runtime-names";
import { xmlText } from "../../lib/escape-html";
import { absoluteAddress, mapSrcset, type UrlBase } from "../../lib/paths";

/** Properties with an address. `xLinkHref` is SVG's. */
const addresses = ["href", "src", "poster", "cite", "data", "xLinkHref"] as const;

/** Classes of elements that make sense on this site only: heading anchors, the bar for code buttons, what unfolds a listing, struts, drawings for phones. */
const shellClasses = ["heading-anchor", "code-bar", "code-more", "diagram-least", "diagram-narrow", "plot-narrow"];

/** An article's HTML for other sites: addresses are absolute, and nothing needs our stylesheet or scripts. */
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

/** Includes visually hidden text, which would show without a stylesheet. The heading of the footnotes may show. */
function isOfTheShell({ tagName, properties }: Element): boolean {
  const classes = properties.className ?? [];
  return (
    tagName === "script" ||
    tagName === "style" ||
    // Of a component, which acts on this site only. Boxes of task lists stay.
    /^(?:button|select|textarea)$/.test(tagName) ||
    (tagName === "input" && properties.type !== "checkbox") ||
    shellClasses.some((name) => classes.includes(name)) ||
    (tagName === "span" && classes.includes("visually-hidden"))
  );
}

/** Spans for colours, lines of code and unbreakable words. Without a stylesheet they are dead weight, often half of a feed. */
function isForStylesheet({ tagName, properties }: Element): boolean {
  return (
    tagName === "span" && (properties.className ?? []).some((name) => /^(?:line|prompt|together|t-.*)$/.test(name))
  );
}

function portableProperties({ tagName, properties }: Element, address: (href: string) => string): Properties {
  const result = { ...properties };
  // Focus order is up to the page that shows the feed.
  delete result.tabIndex;
  for (const name of Object.keys(result))
    if (find(htmlNames, name).attribute.startsWith(hookPrefix)) delete result[name];
  for (const name of addresses) {
    const value = result[name];
    // `<use href="#a">` refers to a part of the drawing itself.
    if (typeof value === "string" && !(tagName === "use" && value.startsWith("#"))) result[name] = address(value);
  }
  // Colours of drawings are tokens of this site's style sheet.
  for (const name of ["fill", "stroke"]) {
    const token = /^var\(--([\w-]+)\)$/.exec(String(result[name]))?.[1];
    if (token !== undefined) result[name] = lightColours.get(token) ?? "currentColor";
  }
  const { srcSet } = result;
  if (srcSet !== undefined) result.srcSet = mapSrcset([srcSet].flat().join(", "), address);
  return result;
}
