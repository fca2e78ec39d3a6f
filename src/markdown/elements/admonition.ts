import type { Paragraph, PhrasingContent, Root } from "mdast";
import type { ContainerDirective } from "mdast-util-directive";
import { toString as textOf } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import type { VFile } from "vfile";
import { nearest } from "../../lib/nearest";
import { articleText } from "../../text/texts";
import { type ArticleContext, reportWarning } from "../model/article-context";

declare module "mdast-util-directive" {
  interface ContainerDirectiveData {
    /** Written as a quote, which needs no closing line, or in another file. */
    endsItself?: true;
  }
}

const titles: ReadonlyMap<string, string> = new Map(Object.entries(articleText.admonition));

/** Names Docusaurus and VitePress also take. */
const otherNames = new Map(
  Object.entries({ secondary: "note", important: "info", success: "tip", caution: "warning" }),
);

/** The kind of an admonition, and its Chinese name: its title where it has no other. Undefined for an unknown kind. */
export function admonitionKind(written: string): { readonly kind: string; readonly title: string } | undefined {
  const kind = otherNames.get(written) ?? written;
  const title = titles.get(kind);
  return title === undefined ? undefined : { kind, title };
}

/** The name of a container as its author wrote it. */
export function writtenName({ name, attributes }: ContainerDirective): string {
  return name === "unknown" ? (attributes?.name ?? name) : name;
}

/** The kind that was meant by a name: its title, or one that is spelled nearly so. */
function knownAdmonition(name: string): string | undefined {
  return [...titles].find(([, title]) => title === name)?.[0] ?? nearest(name, titles.keys());
}

/** The title an author wrote, `:::note[标题]`: remark-directive makes it the first paragraph. */
export function labelOf({ children: [first] }: Pick<ContainerDirective, "children">): Paragraph | undefined {
  return first?.type === "paragraph" && first.data?.directiveLabel ? first : undefined;
}

/** `:::note[标题]` as an element: the title first, then the content. An unknown name keeps its content without a frame. */
export function admonition(node: ContainerDirective, context: ArticleContext, source: string): void {
  const written = writtenName(node);
  const known = admonitionKind(written);
  const label = labelOf(node);
  if (!node.data?.endsItself && source.slice(0, node.position?.end.offset).match(/:{3,}[ \t]*$/) === null) {
    reportWarning(context, node, `:::${written}没有结束，直到文末都算在里面`, "在它结束的地方单独写一行:::");
  }
  if (known === undefined) {
    const all = [...titles.keys()].join("、");
    const meant = knownAdmonition(written);
    const fix = meant ? `写:::${meant}` : `从${all}里选一种`;
    reportWarning(context, node, `:::${written}不是已知的提示框（${all}），内容显示时不带边框`, fix);
    node.data = { hName: "div" };
    return;
  }
  const title: Paragraph = label ?? { type: "paragraph", children: [{ type: "text", value: known.title }] };
  title.data = { hName: "p", hProperties: { className: ["admonition-title"] } };
  if (!label) node.children.unshift(title);
  node.data = {
    hName: "div",
    // A note, not an aside: a page of many complementary landmarks is hard to walk through.
    hProperties: {
      className: ["admonition", `admonition-${known.kind}`, ...(node.attributes?.class?.split(/\s+/) ?? [])],
      role: "note",
      ariaLabel: textOf(title),
      ...(node.attributes?.id && { id: node.attributes.id }),
    },
  };
}

/** `[!NOTE]`, and Obsidian's `[!note]-` that can be folded. */
const mark = /^\[!([a-z]+)\][+-]?[ \t]*/i;

/** Quotes that begin with `[!NOTE]` are admonitions, as on GitHub; as in Obsidian, their first line is the title. */
export function quoteAlerts() {
  return (tree: Root, file: VFile): void => {
    visit(tree, "blockquote", (quote) => {
      const [first, ...others] = quote.children;
      const [start, ...rest] = first?.type === "paragraph" ? first.children : [];
      const [written, name = ""] = start?.type === "text" ? (mark.exec(start.value) ?? []) : [];
      if (start?.type !== "text" || written === undefined) return;
      // GitHub's gravest kind. In Docusaurus, which does not read these quotes, `:::caution` is a warning.
      const kind = name.toLowerCase() === "caution" ? "danger" : name.toLowerCase();
      if (admonitionKind(kind) === undefined) {
        const meant = knownAdmonition(kind)?.toUpperCase() ?? "NOTE";
        const message = `[!${name}]不是已知的提示框，仍显示为引用`;
        if (file.data.article) reportWarning(file.data.article, quote, message, `写[!${meant}]`);
        return;
      }
      const [title, text] = splitLine([{ ...start, value: start.value.slice(written.length) }, ...rest]);
      const label: Paragraph = { type: "paragraph", data: { directiveLabel: true }, children: title };
      const body: Paragraph = { type: "paragraph", children: text };
      const children = [...(title.length > 0 ? [label] : []), ...(text.length > 0 ? [body] : []), ...others];
      Object.assign(quote, { type: "containerDirective", name: kind, data: { endsItself: true }, children });
    });
  };
}

/** What stands before and after the first end of a line. */
function splitLine(nodes: readonly PhrasingContent[]): [PhrasingContent[], PhrasingContent[]] {
  const isSomething = (node: PhrasingContent) => node.type !== "text" || node.value !== "";
  const index = nodes.findIndex((node) => node.type === "break" || (node.type === "text" && node.value.includes("\n")));
  const end = nodes[index];
  if (end === undefined) return [nodes.filter(isSomething), []];
  const [head = "", ...lines] = end.type === "text" ? end.value.split("\n") : [];
  const text = (value: string): PhrasingContent => ({ type: "text", value });
  const before = [...nodes.slice(0, index), text(head)];
  const after = [text(lines.join("\n")), ...nodes.slice(index + 1)];
  return [before.filter(isSomething), after.filter(isSomething)];
}
