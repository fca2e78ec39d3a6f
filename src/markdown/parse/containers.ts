import type { Root } from "mdast";
import type { ContainerDirective } from "mdast-util-directive";
import { visit } from "unist-util-visit";
import type { VFile } from "vfile";
import { markdownMessages } from "../../config/messages";
import { admonitionKind, labelNode, labelOf, writtenName } from "../elements/admonition";
import { type ArticleContext, reportWarning } from "../model/article-context";
import { groupCode } from "./code-group";

/** The attributes that a container supports, by its name. Admonitions support `class` and `id`. */
const ownAttributes: ReadonlyMap<string, readonly string[]> = new Map([
  ["tabs", ["group", "groupId"]],
  ["tab", ["value"]],
  ["details", ["open", "class", "id"]],
]);

/**
 * Converts containers in the syntax of other programs. `:::note{title="标题"}` and
 * `:::tab{label="甲"}` get a label, and VitePress' `::: code-group` becomes tabs. Reports attributes
 * without effect on tabs, tab, details and admonitions.
 */
export function containers() {
  return (tree: Root, file: VFile): void => {
    const context = file.data.article;
    visit(tree, "containerDirective", (node) => {
      takeLabel(node);
      if (node.name === "code-group") groupCode(node);
      if (context) reportAttributes(node, context);
    });
  };
}

/** Converts the attribute `label`, or else `title`, to the label of a container without a label. */
function takeLabel(node: ContainerDirective): void {
  const { title, label = title, ...rest } = node.attributes ?? {};
  if (!label || labelOf(node)) return;
  node.attributes = rest;
  node.children.unshift(labelNode(label));
}

function reportAttributes(node: ContainerDirective, context: ArticleContext): void {
  const name = writtenName(node);
  const known = ownAttributes.get(name) ?? (admonitionKind(name) ? ["class", "id"] : undefined);
  const unread = Object.keys(node.attributes ?? {}).filter((attribute) => known && !known.includes(attribute));
  for (const attribute of unread) {
    const { containerAttribute } = markdownMessages;
    reportWarning(context, node, containerAttribute(name, attribute, known ?? []));
  }
}
