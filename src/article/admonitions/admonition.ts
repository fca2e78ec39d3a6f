import type { Paragraph } from "mdast";
import type { ContainerDirective } from "mdast-util-directive";
import { toString as textOf } from "mdast-util-to-string";
import { nearest } from "../../lib/nearest";
import { articleText } from "../../text/article";
import { type ArticleContext, reportWarning } from "../model/article-context";

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
export function knownAdmonition(name: string): string | undefined {
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
