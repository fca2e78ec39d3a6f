import type { Blockquote, Paragraph, PhrasingContent, Root } from "mdast";
import type { ContainerDirective } from "mdast-util-directive";
import { toString as textOf } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import type { VFile } from "vfile";
import { markdownMessages } from "../../config/messages";
import type { Wording } from "../../lib/diagnostic";
import { words } from "../../lib/lists";
import { misspelt } from "../../lib/nearest";
import { articleText } from "../../text/texts";
import { type ArticleContext, reportWarning } from "../model/article-context";
import { disclosure } from "./disclosure";

declare module "mdast-util-directive" {
  interface ContainerDirectiveData {
    /**
     * Set if no closing line is expected: the admonition comes from a quote, or is embedded from
     * another file.
     */
    endsItself?: true;
    /** Set if the author wrote these tabs as `:::code-group`. */
    isCodeGroup?: true;
    /** The initial state of a foldable admonition: `+` is open, `-` is closed. */
    fold?: "+" | "-";
  }
}

const titles: ReadonlyMap<string, string> = new Map(Object.entries(articleText.admonition));

/** Other names that Docusaurus or VitePress accepts, with their kind. */
const otherNames = new Map(
  Object.entries({ secondary: "note", important: "info", success: "tip", caution: "warning" }),
);

/** Returns the kind of an admonition with its default title, or undefined for an unknown kind. */
export function admonitionKind(name: string): { readonly kind: string; readonly title: string } | undefined {
  const kind = otherNames.get(name) ?? name;
  const title = titles.get(kind);
  return title === undefined ? undefined : { kind, title };
}

/** Returns the name of a container in the author's spelling. */
export function writtenName({ name, attributes }: ContainerDirective): string {
  return name === "unknown" ? (attributes?.name ?? name) : name;
}

/**
 * Returns the kind of admonition that `name` most likely means: the kind with that title, or one
 * with a similar name. Returns undefined if there is none.
 */
function knownAdmonition(name: string): string | undefined {
  return [...titles].find(([, title]) => title === name)?.[0] ?? misspelt(name, titles.keys());
}

/**
 * Returns the title of `:::note[标题]`, which mdast-util-directive makes the first paragraph, or
 * undefined if there is none.
 */
export function labelOf({ children: [first] }: Pick<ContainerDirective, "children">): Paragraph | undefined {
  return first?.type === "paragraph" && first.data?.directiveLabel ? first : undefined;
}

/** Returns a label node like those of mdast-util-directive, for the first child of a container. */
export function labelNode(value: string): Paragraph {
  return { type: "paragraph", data: { directiveLabel: true }, children: [{ type: "text", value }] };
}

/** Reports a container without a closing line, unless `data.endsItself` is set. */
export function reportOpen(node: ContainerDirective, context: ArticleContext, source: string): void {
  if (node.data?.endsItself || /:{3,}[ \t]*$/.test(source.slice(0, node.position?.end.offset))) return;
  reportWarning(context, node, markdownMessages.openAdmonition(writtenName(node)));
}

/**
 * Converts `:::note[标题]` to an element with the title and the content, and `:::details` to a
 * `<details>`. A container with an unknown name becomes a plain `<div>` with its content.
 */
export function admonition(node: ContainerDirective, context: ArticleContext, source: string): void {
  const name = writtenName(node);
  const known = admonitionKind(name);
  const label = labelOf(node);
  reportOpen(node, context, source);
  if (name === "details") {
    disclosure(node, label, context);
    return;
  }
  if (known === undefined) {
    reportWarning(context, node, unknownWording(name));
    node.data = { hName: "div" };
    return;
  }
  const title: Paragraph = label ?? { type: "paragraph", children: [{ type: "text", value: known.title }] };
  const fold = node.data?.fold;
  title.data = { hName: fold ? "summary" : "p", hProperties: { className: ["admonition-title"] } };
  if (!label) node.children.unshift(title);
  node.data = {
    hName: fold ? "details" : "div",
    hProperties: {
      className: ["admonition", `admonition-${known.kind}`, ...(node.attributes?.class?.split(/\s+/) ?? [])],
      // The role is `note` and not `complementary`, because many landmarks make a page hard to
      // navigate.
      ...(fold ? { open: fold === "+" } : { role: "note", ariaLabel: admonitionName(known.title, textOf(title)) }),
      ...(node.attributes?.id && { id: node.attributes.id }),
    },
  };
}

/** Returns the name of an admonition for screen readers, which begins with its kind. */
export function admonitionName(kind: string, title: string): string {
  return title.startsWith(kind) ? title : kind + articleText.named(title);
}

/** The fix for each container of other programs, by its name. */
const foreignContainers: ReadonlyMap<string, keyof typeof markdownMessages.containerFixes> = new Map(
  (
    [
      ["tabs", "code-group code-tabs tab-set tab-item tabset"],
      ["fold", "spoiler dropdown collapse toggle accordion expand"],
      ["steps", "step"],
      ["cards", "card card-grid link-card grid"],
      ["remove", "raw v-pre demo center left right"],
    ] as const
  ).flatMap(([fix, names]) => words(names).map((name) => [name, fix] as const)),
);

function unknownWording(name: string): Wording {
  const wording = markdownMessages.unknownAdmonition(name, [...titles.keys()], knownAdmonition(name));
  const fix = foreignContainers.get(name);
  return fix === undefined ? wording : { ...wording, fix: markdownMessages.containerFixes[fix] };
}

/** Matches `[!NOTE]`, and Obsidian's foldable `[!note]-`. */
const mark = /^\[!([a-z]+)\]([+-]?)[ \t]*/i;

/**
 * Converts quotes that start with `[!NOTE]` to admonitions, as on GitHub. As in Obsidian, the rest
 * of the first line is the title.
 */
export function quoteAlerts() {
  return (tree: Root, file: VFile): void => {
    visit(tree, "blockquote", (quote) => {
      const [written, name = "", fold] = openingMark(quote, mark) ?? [];
      if (written === undefined) return;
      // CAUTION is GitHub's strongest kind, so it becomes `danger`, although `:::caution` is a
      // warning in Docusaurus. The two do not conflict, because Docusaurus does not read these
      // quotes.
      const kind = name.toLowerCase() === "caution" ? "danger" : name.toLowerCase();
      if (admonitionKind(kind) === undefined) {
        const meant = knownAdmonition(kind)?.toUpperCase() ?? "NOTE";
        if (file.data.article) reportWarning(file.data.article, quote, markdownMessages.unknownAlert(name, meant));
        return;
      }
      asAdmonition(quote, kind, written, fold ? { fold: fold as "+" | "-" } : {});
    });
  };
}

/** Matches a mark against the text at the start of a quote. */
export function openingMark({ children: [first] }: Blockquote, mark: RegExp): RegExpExecArray | null {
  const start = first?.type === "paragraph" ? first.children[0] : undefined;
  return start?.type === "text" ? mark.exec(start.value) : null;
}

/**
 * Converts a quote to an admonition in place.
 * @param kind a known kind
 * @param mark the mark to drop from the start of the quote
 * @param options the title to use if the first line is empty, and the initial state of a foldable
 * admonition
 */
export function asAdmonition(
  quote: Blockquote,
  kind: string,
  mark: string,
  { title: otherwise, fold }: { readonly title?: string; readonly fold?: "+" | "-" } = {},
): void {
  const [first, ...others] = quote.children;
  const [start, ...rest] = first?.type === "paragraph" ? first.children : [];
  if (start?.type !== "text") return;
  const [written, text] = splitLine([{ ...start, value: start.value.slice(mark.length) }, ...rest]);
  const title: PhrasingContent[] =
    written.length > 0 || otherwise === undefined ? written : [{ type: "text", value: otherwise }];
  const label: Paragraph = { type: "paragraph", data: { directiveLabel: true }, children: title };
  const body: Paragraph = { type: "paragraph", children: text };
  const children = [...(title.length > 0 ? [label] : []), ...(text.length > 0 ? [body] : []), ...others];
  const data = { endsItself: true, ...(fold && { fold }) };
  const id = quote.data?.hProperties?.["id"];
  Object.assign(quote, { type: "containerDirective", name: kind, attributes: { id }, data, children });
}

/** Splits nodes at their first line end. */
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
