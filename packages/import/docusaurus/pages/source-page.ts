import type { Root } from "mdast";
import { visit } from "unist-util-visit";
import { parseMarkdown } from "../../markdown/parse-markdown";
import { frontMatterData, type SplitPage, splitPage } from "../../markdown/split-page";
import type { Kind, YamlMap } from "../../model";

/** A page of the project, read and parsed. */
export interface SourcePage extends SplitPage {
  readonly kind: Kind;
  readonly source: string;
  /**
   * Path in the content folder. It has the source file's extension until `planFormats` changes it.
   */
  readonly target: string;
  readonly data: YamlMap;
  /** Fields to set in the front matter. */
  readonly fields: YamlMap;
  readonly address: string | null;
  readonly aliases: readonly string[];
  /** The format in which the text is read. */
  readonly format: "md" | "mdx";
  readonly tree: Root;
  /** Whether the text has MDX syntax, so that it means the same only as MDX. */
  readonly needsMdx: boolean;
  readonly hasMath: boolean;
}

/** The parts of a page that are known before its text is read. */
export type PageHead = Pick<SourcePage, "kind" | "source" | "target" | "hasMath">;

/**
 * Parses a page. Docusaurus reads all files as MDX unless `markdown.format` says otherwise. A file
 * that is not valid MDX is read as Markdown.
 * @param formats `markdown.format` of the configuration
 */
export function readPage(
  head: PageHead,
  text: string,
  formats: unknown,
): Omit<SourcePage, "fields" | "address" | "aliases"> {
  const split = splitPage(text);
  const isMdx = head.source.endsWith(".mdx") || (formats !== "detect" && formats !== "md");
  const mdx = isMdx ? parseMarkdown(split.body, "mdx") : null;
  const tree = mdx ?? parseMarkdown(split.body, "md");
  return {
    ...head,
    ...split,
    data: frontMatterData(split.frontMatter),
    format: mdx ? "mdx" : "md",
    tree: tree ?? { type: "root", children: [] },
    needsMdx: mdx !== null && hasMdx(mdx),
  };
}

/**
 * Returns whether a tree has MDX syntax, except comments, which this site also allows in Markdown.
 */
function hasMdx(tree: Root): boolean {
  let found = false;
  visit(tree, (node) => {
    if (/^mdxJsx|^mdxjsEsm/.test(node.type)) found = true;
    if ((node.type === "mdxFlowExpression" || node.type === "mdxTextExpression") && !isComment(node.value))
      found = true;
  });
  return found;
}

function isComment(expression: string): boolean {
  return /^\s*(?:\/\*[\s\S]*?\*\/\s*)*$/.test(expression);
}
