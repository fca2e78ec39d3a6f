import type { Root } from "mdast";
import type { MdxFlowExpression, MdxTextExpression } from "mdast-util-mdx-expression";
import { visit } from "unist-util-visit";
import type { VFile } from "vfile";
import { mdxMessages } from "../../text/diagnostics/mdx-messages";
import { type ArticleContext, reportWarning } from "../model/article-context";
import { lineOf } from "../model/line-of";
import { type MdxNames, mdxElement } from "./mdx-element";
import { locateExpression } from "./mdx-expression";
import { mdxModule } from "./mdx-module";

type MdxExpression = MdxFlowExpression | MdxTextExpression;

/** MDX's own nodes: imports mapped or refused, component names checked, expressions given their lines. */
export function remarkMdxArticle() {
  return (tree: Root, file: VFile): void => {
    const context = file.data.article;
    if (!context) return;
    const names: MdxNames = { declared: new Set(), refused: new Set(), imported: new Map() };
    visit(tree, "mdxjsEsm", (node) => mdxModule(node, names, context));
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
