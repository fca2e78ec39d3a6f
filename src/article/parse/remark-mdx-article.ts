import type { Root } from "mdast";
import type { MdxFlowExpression, MdxTextExpression } from "mdast-util-mdx-expression";
import { visit } from "unist-util-visit";
import type { VFile } from "vfile";
import { mdxMessages } from "../../text/diagnostics/mdx-messages";
import { type ArticleContext, reportWarning } from "../model/article-context";
import { lineOf } from "../model/line-of";
import { type MdxNames, mdxElement } from "./mdx-element";
import { locateExpression } from "./mdx-expression";
import { type Modules, mdxModule, scopeConstants } from "./mdx-module";

declare module "vfile" {
  interface DataMap {
    /** What the document imports, for its run. */
    modules: Modules;
  }
}

/** Names that every article has in Docusaurus without an import. */
export const scopeNames = ["require", "toc", "frontMatter", "contentTitle"] as const;

type MdxExpression = MdxFlowExpression | MdxTextExpression;

/** MDX's own nodes: imports mapped or refused, component names checked, expressions given their lines. */
export function remarkMdxArticle() {
  return (tree: Root, file: VFile): void => {
    const context = file.data.article;
    if (!context) return;
    const names: MdxNames = { declared: new Set() };
    const modules: Modules = new Map();
    file.data.modules = modules;
    visit(tree, "mdxjsEsm", (node) => mdxModule(node, names, modules, context));
    const free = scopeNames.filter((name) => !names.declared.has(name) && String(file).includes(name));
    if (free.length > 0) tree.children.unshift(scopeConstants(free));
    visit(tree, (node) => {
      if (node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement") mdxElement(node, names, context);
      else if (node.type === "mdxFlowExpression" || node.type === "mdxTextExpression") mdxExpression(node, context);
    });
  };
}

function mdxExpression(node: MdxExpression, context: ArticleContext): void {
  const program = node.data?.estree;
  const statement = program?.body[0];
  const line = lineOf(node);
  const source = node.value.trim();
  if (source === "") {
    reportWarning(context, line, mdxMessages.emptyExpression);
  } else if (statement?.type === "ExpressionStatement" && statement.expression.type === "SequenceExpression") {
    reportWarning(context, line, mdxMessages.sequence(source));
  }
  if (program) locateExpression(program, line, source, true);
}
