import type { Element } from "hast";
import { find, svg } from "property-information";
import { SKIP, visit } from "unist-util-visit";
import { words } from "../../lib/words";
import { elementMessages } from "../../text/diagnostics/article-messages";
import { type ArticleContext, reportWarning } from "../model/article-context";
import { property } from "../model/tree";

/** https://svgwg.org/svg2-draft/styling.html#PresentationAttributes, and the sizes that browsers take as attributes alone. */
const attributes = new Set(
  words(`alignment-baseline baseline-shift clip-path clip-rule color color-interpolation color-interpolation-filters cursor
  cx cy direction display dominant-baseline fill fill-opacity fill-rule filter flood-color flood-opacity font-family
  font-size font-size-adjust font-stretch font-style font-variant font-weight height image-rendering letter-spacing
  lighting-color marker-end marker-mid marker-start mask mask-type opacity overflow paint-order pointer-events r rx
  ry shape-rendering stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset stroke-linecap
  stroke-linejoin stroke-miterlimit stroke-opacity stroke-width text-anchor text-decoration text-overflow
  text-rendering transform transform-origin unicode-bidi vector-effect visibility white-space width word-spacing
  writing-mode x y`),
);

/** Turns `style="…"` of a drawing into attributes, which the policy does not block. `<style>` would mean the whole page. */
export function inlineDrawingStyles(drawing: Element, context: ArticleContext): void {
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
      // As an attribute, `transform` has the grammar of SVG 1.1, in which numbers have no units.
      const plain = name === "transform" ? value.replace(/(\d)(?:px|deg)\b/gi, "$1") : value;
      if (attributes.has(name)) node.properties[find(svg, name).property] = plain;
      // What programs note for themselves or for one browser: `-inkscape-…`, `--x`.
      else if (name !== "" && !name.startsWith("-")) lost.add(name.slice(0, 40));
    }
    delete node.properties["style"];
    return;
  });
  if (lost.size > 0) reportWarning(context, drawing, elementMessages.drawingStyles([...lost].join("; ")));
}
