import type { Blockquote, Paragraph, PhrasingContent, Root } from "mdast";
import type { ContainerDirective } from "mdast-util-directive";
import { toString as textOf } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import type { VFile } from "vfile";
import { nearest } from "../../lib/nearest";
import { articleText } from "../../text/article";
import { type ArticleContext, lineOf, reportWarning } from "../model/article-context";

declare module "mdast-util-directive" {
  interface ContainerDirectiveData {
    /** Written as a quote, which needs no closing line. */
    endsItself?: true;
  }
}

const titles: ReadonlyMap<string, string> = new Map(Object.entries(articleText.admonition));

/** Names Docusaurus and VitePress also take. */
const otherNames: ReadonlyMap<string, string> = new Map([
  ["secondary", "note"],
  ["important", "info"],
  ["success", "tip"],
  ["caution", "warning"],
]);

/** The Chinese name of an admonition's kind, which is its title where it has no other; undefined for an unknown kind. */
export function admonitionName(node: ContainerDirective): string | undefined {
  return titles.get(kindOf(node));
}

/** The kind that was meant by a name: its title, or one that is spelled nearly so. */
function knownAdmonition(name: string): string | undefined {
  return [...titles].find(([, title]) => title === name)?.[0] ?? nearest(name, titles.keys());
}

/** The title an author wrote, `:::note[标题]`: remark-directive makes it the first paragraph. */
export function labelOf({ children: [first] }: Pick<ContainerDirective, "children">): Paragraph | undefined {
  return first?.type === "paragraph" && first.data?.directiveLabel ? first : undefined;
}

function kindOf(node: ContainerDirective): string {
  const written = writtenName(node);
  return otherNames.get(written) ?? written;
}

/** The kind of an admonition that is written as a component; undefined for an unknown one. */
export function admonitionKind(written: string): keyof typeof articleText.admonition | undefined {
  const name = otherNames.get(written) ?? written;
  return name in articleText.admonition ? (name as keyof typeof articleText.admonition) : undefined;
}

function writtenName(node: ContainerDirective): string {
  return node.name === "unknown" ? (node.attributes?.name ?? node.name) : node.name;
}

/** `:::note[标题]` as an element: the title first, then the content. An unknown name keeps its content without a frame. */
export function admonition(node: ContainerDirective, context: ArticleContext, source: string): void {
  const line = node.position?.start.line;
  const written = writtenName(node);
  const name = kindOf(node);
  const defaultTitle = titles.get(name);
  const label = labelOf(node);
  if (!node.data?.endsItself && source.slice(0, node.position?.end.offset).match(/:{3,}[ \t]*$/) === null) {
    reportWarning(context, line, {
      message: `:::${written}没有结束，直到文末都算在里面`,
      fix: "在它结束的地方单独写一行:::",
    });
  }
  if (defaultTitle === undefined) {
    const known = [...titles.keys()].join("、");
    const meant = knownAdmonition(written);
    reportWarning(context, line, {
      message: `:::${written}不是已知的提示框（${known}），内容显示时不带边框`,
      fix: meant ? `写:::${meant}` : `从${known}里选一种`,
    });
    node.data = { hName: "div" };
    return;
  }
  const title: Paragraph = label ?? { type: "paragraph", children: [{ type: "text", value: defaultTitle }] };
  title.data = { hName: "p", hProperties: { className: ["admonition-title"] } };
  if (!label) node.children.unshift(title);
  node.data = {
    hName: "div",
    // A note, not an aside: a page of many complementary landmarks is hard to walk through.
    hProperties: {
      className: ["admonition", `admonition-${name}`, ...(node.attributes?.class?.split(/\s+/) ?? [])],
      role: "note",
      ariaLabel: textOf(title),
      ...(node.attributes?.id && { id: node.attributes.id }),
    },
  };
}

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
