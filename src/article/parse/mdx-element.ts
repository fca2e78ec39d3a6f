import type { MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx-jsx";
import { nearest } from "../../lib/nearest";
import { elementMessages } from "../../text/diagnostics/element-messages";
import { mdxMessages } from "../../text/diagnostics/mdx-messages";
import { mdxComponents } from "../components/mdx-components";
import { type ArticleContext, reportError, reportWarning } from "../model/article-context";
import { lineOf } from "../model/line-of";
import { locateExpression } from "./mdx-expression";

/** Names an .mdx file may use beside the built-in components. */
export interface MdxNames {
  /** Exported by the file itself. */
  readonly declared: Set<string>;
  /** Imported from elsewhere, which is reported at the import. */
  readonly refused: Set<string>;
  /** Local name → built-in component. */
  readonly imported: Map<string, string>;
}

/** HTML's spelling to React's. */
const reactNames: ReadonlyMap<string, string> = new Map([
  ["class", "className"],
  ["for", "htmlFor"],
  ["colspan", "colSpan"],
  ["rowspan", "rowSpan"],
  ["srcset", "srcSet"],
  ["tabindex", "tabIndex"],
]);

/** A JSX element: its component must exist, HTML attributes are spelt for React, and the line goes along as `data-line`. */
export function mdxElement(
  node: MdxJsxFlowElement | MdxJsxTextElement,
  names: MdxNames,
  context: ArticleContext,
): void {
  // A fragment has no name.
  if (node.name === null) return;
  node.name = names.imported.get(node.name) ?? node.name;
  const { name } = node;
  const isComponent = /^[A-Z]|\./.test(name);
  if (isComponent) checkComponent(name, lineOf(node), names, context);
  node.attributes = node.attributes.filter((attribute) => {
    if (attribute.type !== "mdxJsxAttribute") return true;
    // React prints no handler, so what comes after it could not warn of one.
    if (isComponent ? attribute.name === "style" : /^on/i.test(attribute.name)) {
      reportWarning(context, lineOf(node), elementMessages.blockedAttribute(attribute.name.toLowerCase(), name));
      return false;
    }
    if (attribute.name === "style" && typeof attribute.value === "string") attribute.name = "data-style";
    attribute.name = reactNames.get(attribute.name) ?? attribute.name;
    if (attribute.value && typeof attribute.value === "object") {
      const program = attribute.value.data?.estree;
      if (program) locateExpression(program, lineOf(node), attribute.value.value, false);
    }
    return true;
  });
  node.attributes.push({ type: "mdxJsxAttribute", name: "data-line", value: String(lineOf(node)) });
  // React asks the browser to preload an image that is not lazy, by a tag of its own.
  if (node.name === "img") node.attributes.push({ type: "mdxJsxAttribute", name: "loading", value: "lazy" });
}

function checkComponent(name: string, line: number, { declared, refused }: MdxNames, context: ArticleContext): void {
  const known = [...Object.keys(mdxComponents), ...declared];
  const first = name.split(".")[0] ?? name;
  if (known.includes(first) || refused.has(first)) return;
  reportError(context, line, mdxMessages.unknownComponent(name, known, nearest(name, known)));
}
