import type { MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx-jsx";
import { nearest } from "../../lib/nearest";
import { elementMessages } from "../../text/diagnostics/element-messages";
import { mdxMessages } from "../../text/diagnostics/mdx-messages";
import { mdxComponents } from "../components/mdx-components";
import { type ArticleContext, reportUnknown, reportWarning } from "../model/article-context";
import { lineOf } from "../model/line-of";
import { locateExpression } from "./mdx-expression";

/** Names an .mdx file may use beside the built-in components. */
export interface MdxNames {
  /** Exported by the file itself, or imported. */
  readonly declared: Set<string>;
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
  // Metadata of a page, in either spelling.
  if (node.name === "head") node.name = "Head";
  const { name } = node;
  const isComponent = /^[A-Z]|\./.test(name);
  if (isComponent && !isKnown(name, names)) {
    const known = [...Object.keys(mdxComponents), ...names.declared];
    reportUnknown(context, lineOf(node), mdxMessages.unknownComponent(name, known, nearest(name, known)));
    // What it holds is shown, where the site says to go on.
    node.name = null;
    node.attributes = [];
    return;
  }
  let isUnchecked = false;
  node.attributes = node.attributes.filter((attribute) => {
    if (attribute.type !== "mdxJsxAttribute") return true;
    // React prints no handler, so what comes after it could not warn of one.
    if (isComponent ? attribute.name === "style" : /^on/i.test(attribute.name)) {
      reportWarning(context, lineOf(node), elementMessages.blockedAttribute(attribute.name.toLowerCase(), name));
      return false;
    }
    if (attribute.name === "style" && typeof attribute.value === "string") attribute.name = "data-style";
    attribute.name = reactNames.get(attribute.name) ?? attribute.name;
    if (typeof attribute.value === "string" && /^(?:href|src|to)$/.test(attribute.name)) {
      attribute.value = attribute.value.replace(/^pathname:\/\//, () => {
        isUnchecked = true;
        return "";
      });
    }
    if (attribute.value && typeof attribute.value === "object") {
      const program = attribute.value.data?.estree;
      if (program) locateExpression(program, lineOf(node), attribute.value.value, false);
    }
    return true;
  });
  if (isUnchecked) node.attributes.push({ type: "mdxJsxAttribute", name: "data-unchecked", value: "" });
  node.attributes.push({ type: "mdxJsxAttribute", name: "data-line", value: String(lineOf(node)) });
  // React asks the browser to preload an image that is not lazy, by a tag of its own.
  if (node.name === "img") node.attributes.push({ type: "mdxJsxAttribute", name: "loading", value: "lazy" });
}

function isKnown(name: string, { declared }: MdxNames): boolean {
  const first = name.split(".")[0] ?? name;
  return Object.hasOwn(mdxComponents, first) || declared.has(first);
}
