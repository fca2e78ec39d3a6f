import type { Code } from "mdast";
import type { ContainerDirective } from "mdast-util-directive";
import { infoOf } from "../code/fence";
import { parseFenceMeta } from "../code/fence-meta";
import { drawnName } from "../drawings/fences";
import { labelNode } from "../elements/admonition";

const titleOption = /(?:^|\s)title=(?:"(?:[^"\\]|\\.)*"|'[^']*'|[^\s{}"']+)/;

/**
 * Converts `:::code-group` to `::::tabs` with a tab for each fence. As in VitePress, the label of a
 * tab is the `[name]` in its fence. Without a name, the label is the title, or else the language.
 */
export function groupCode(node: ContainerDirective): void {
  node.name = "tabs";
  node.data = { ...node.data, isCodeGroup: true };
  node.children = node.children.map((child) => (child.type === "code" ? tabOf(child) : child));
}

function tabOf(code: Code): ContainerDirective {
  const { lang, meta } = infoOf(code);
  const { title } = parseFenceMeta(meta);
  const [name, unnamed] = takeName(meta);
  // A title that is the label is not shown again. A drawing keeps its title, because the title is
  // its accessible name.
  const isTitleShown = name !== undefined || drawnName(lang) !== undefined;
  const rest = isTitleShown ? unnamed : meta.replace(titleOption, "");
  const place = code.position && { position: code.position };
  const children = [labelNode(name ?? title ?? lang), { ...code, lang, meta: rest }];
  return { type: "containerDirective", name: "tab", children, ...place };
}

/** Returns the `[name]` in the meta of a fence, outside its title, and the meta without it. */
function takeName(meta: string): readonly [name: string | undefined, rest: string] {
  const found = /(?:^|\s)\[([^\]]+)\]/.exec(meta.replace(titleOption, (title) => " ".repeat(title.length)));
  if (found === null) return [undefined, meta];
  return [found[1], meta.slice(0, found.index) + meta.slice(found.index + found[0].length)];
}
