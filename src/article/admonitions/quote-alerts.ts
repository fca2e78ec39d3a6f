import type { Blockquote, Paragraph, PhrasingContent, Root } from "mdast";
import type { ContainerDirective } from "mdast-util-directive";
import { visit } from "unist-util-visit";
import type { VFile } from "vfile";
import { reportWarning } from "../model/article-context";
import { lineOf } from "../model/line-of";
import { admonitionName, knownAdmonition } from "./admonition";

/** `[!NOTE]`, and Obsidian's `[!note]-` that can be folded. */
const mark = /^\[!([a-z]+)\][+-]?[ \t]*/i;

/** What a quote begins with if it is an admonition: the name, and the rest of its first paragraph. */
interface Opening {
  readonly name: string;
  readonly paragraph: readonly PhrasingContent[];
}

/**
 * Quotes that begin with `[!NOTE]` are admonitions: the way GitHub writes them, and Obsidian, where what follows on the
 * same line is the title. https://docs.github.com/en/get-started/writing-on-github/getting-started-with-writing-and-formatting-on-github/basic-writing-and-formatting-syntax#alerts
 */
export function quoteAlerts() {
  return (tree: Root, file: VFile): void => {
    visit(tree, "blockquote", (quote) => {
      const opening = openingOf(quote);
      if (opening === null) return;
      const alert = alertOf(quote, opening);
      if (admonitionName(alert) !== undefined) Object.assign(quote, alert);
      else if (file.data.article) {
        const { name } = opening;
        const meant = knownAdmonition(name.toLowerCase())?.toUpperCase() ?? "NOTE";
        reportWarning(file.data.article, lineOf(quote), {
          message: `[!${name}]不是已知的提示框，仍显示为引用`,
          fix: `写[!${meant}]`,
        });
      }
    });
  };
}

function openingOf({ children: [first] }: Blockquote): Opening | null {
  if (first?.type !== "paragraph") return null;
  const [start, ...rest] = first.children;
  if (start?.type !== "text") return null;
  const [written, name] = mark.exec(start.value) ?? [];
  if (written === undefined || name === undefined) return null;
  return { name, paragraph: [{ ...start, value: start.value.slice(written.length) }, ...rest] };
}

function alertOf({ children }: Blockquote, { name, paragraph }: Opening): ContainerDirective {
  const [title, text] = splitLine(paragraph);
  const label: Paragraph = { type: "paragraph", data: { directiveLabel: true }, children: title };
  const body: Paragraph = { type: "paragraph", children: text };
  return {
    type: "containerDirective",
    // GitHub's gravest kind. In Docusaurus, which does not read these quotes, `:::caution` is a warning.
    name: name.toLowerCase() === "caution" ? "danger" : name.toLowerCase(),
    data: { endsItself: true },
    children: [...(title.length > 0 ? [label] : []), ...(text.length > 0 ? [body] : []), ...children.slice(1)],
  };
}

/** What stands before and after the first end of a line. */
function splitLine(nodes: readonly PhrasingContent[]): [PhrasingContent[], PhrasingContent[]] {
  const index = nodes.findIndex((node) => node.type === "break" || (node.type === "text" && node.value.includes("\n")));
  const end = nodes[index];
  const [before, after] = end === undefined ? [nodes, []] : [nodes.slice(0, index), nodes.slice(index + 1)];
  if (end?.type !== "text") return [before.filter(isSomething), [...after]];
  const [head = "", ...lines] = end.value.split("\n");
  const text = (value: string): PhrasingContent => ({ type: "text", value });
  return [[...before, text(head)].filter(isSomething), [text(lines.join("\n")), ...after].filter(isSomething)];
}

function isSomething(node: PhrasingContent): boolean {
  return node.type !== "text" || node.value !== "";
}
