import type { Nodes } from "hast";
import { fromHtml } from "hast-util-from-html";

const elements =
  /^(?:script|style|link|meta|base|object|embed|applet|frame|frameset|portal|template|noscript|noembed|noframes|xmp|plaintext|foreignobject|annotation-xml|handler)$/i;
const attributes = /^(?:on.*|style|srcdoc|formaction|xmlbase)$/i;
/** The hooks of the site's own scripts: src/shared/runtime-names.ts. */
const hooks = /^dataSite[A-Z]/;

/**
 * Lists everything in HTML that a browser would run or apply. It parses the HTML as a page does,
 * and does not depend on the sanitizer.
 */
export function whatRuns(html: string): string[] {
  return runningIn(fromHtml(html, { fragment: true }));
}

function runningIn(node: Nodes): string[] {
  const below = "children" in node ? node.children.flatMap(runningIn) : [];
  if (node.type !== "element") return below;
  const { tagName, properties } = node;
  const faults = Object.entries(properties).filter(([name, value]) => isRunning(tagName, name, String(value)));
  return [
    ...(elements.test(tagName) ? [`<${tagName}>`] : []),
    ...faults.map(([name, value]) => `<${tagName} ${name}=${value}>`),
    ...below,
  ];
}

function isRunning(tagName: string, name: string, value: string): boolean {
  if (attributes.test(name) || hooks.test(name) || (name === "id" && value.startsWith("site:"))) return true;
  if (/^(?:alt|title|ariaLabel|data[A-Z].*)$/.test(name)) return false;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers skip them
  const address = value.replace(/[\u0000-\u0020]/g, "");
  return (
    /^(?:javascript|vbscript):|data:text\/html|[;,](?:javascript|vbscript):/i.test(address) ||
    // A link may lead anywhere.
    (tagName !== "a" && /evil\.example/.test(address)) ||
    (tagName === "use" && /href/i.test(name) && !address.startsWith("#")) ||
    (name === "attributeName" && /href/i.test(address))
  );
}
