import { createProcessor, runSync } from "@mdx-js/mdx";
import type { Root } from "hast";
import { fromHtml } from "hast-util-from-html";
import { createElement } from "react";
import * as jsxRuntime from "react/jsx-runtime";
import { renderToStaticMarkup } from "react-dom/server";
import { SKIP, visit } from "unist-util-visit";
import { VFile } from "vfile";
import { mdxComponents } from "../components/mdx-components";
import { type ArticleContext, reportError } from "../model/article-context";
import { property, textOf } from "../model/tree";
import { requireModule } from "../modules/import-module";
import { rehypeOptions, remarkPlugins } from "./markdown-plugins";
import { mdxDiagnostic } from "./mdx-diagnostic";
import { LocatedError, located } from "./mdx-expression";
import { fenceSlot } from "./remark-article";
import { remarkMdxArticle, type scopeNames } from "./remark-mdx-article";

const processor = createProcessor({
  outputFormat: "function-body",
  // Without it a development build asks for a JSX runtime of its own.
  development: false,
  remarkPlugins: [...remarkPlugins, remarkMdxArticle],
  remarkRehypeOptions: rehypeOptions,
  // `align` becomes a class, as in .md; the site's policy blocks style attributes.
  tableCellAlignToStyle: false,
}).freeze();

/**
 * MDX: compiled, run and rendered by React, then read as HTML again, so that what follows is the same for both formats and
 * sees what expressions and components have made. Code, formulas and diagrams wait outside in their slots meanwhile.
 * @returns null when the file cannot be rendered; the diagnostic is in the context
 */
export function mdxToHast(text: string, context: ArticleContext): Root | null {
  const file = new VFile({ value: text, path: context.source.file, data: { article: context } });
  try {
    const code = processor.processSync(file);
    if (context.diagnostics.some(({ severity }) => severity === "error")) return null;
    const { source } = context;
    const scope: Record<(typeof scopeNames)[number], unknown> = {
      require: (specifier: string) => requireModule(specifier, source.file, undefined, context),
      toc: [],
      frontMatter: source.frontMatter ?? {},
      contentTitle: /^#[ \t]+(.+)$/m.exec(text)?.[1],
    };
    const modules = Object.fromEntries(file.data.modules ?? []);
    const { default: Content } = runSync(code, { ...jsxRuntime, modules, scope } as typeof jsxRuntime);
    const html = renderToStaticMarkup(createElement(Content, { components: mdxComponents, located }));
    if (context.diagnostics.some(({ severity }) => severity === "error")) return null;
    return withFences(fromHtml(html, { fragment: true }), context);
  } catch (error) {
    if (error instanceof LocatedError) {
      reportError(context, error.line, error.wording);
    } else {
      context.diagnostics.push(mdxDiagnostic(error, text, context.source));
    }
    return null;
  }
}

/** `<CodeBlock>`s become slots like the fences of Markdown. */
function withFences(tree: Root, { slots }: ArticleContext): Root {
  visit(tree, "element", (node) => {
    if (node.tagName !== "x-code") return;
    const line = Number(property(node, "dataLine") ?? 1);
    const lang = property(node, "dataLang") ?? "";
    const meta = property(node, "dataMeta") ?? "";
    const slot = slots.push(fenceSlot({ lang, meta, value: textOf(node), line })) - 1;
    node.tagName = "pre";
    node.properties = { dataSlot: String(slot) };
    node.children = [];
    return SKIP;
  });
  return tree;
}
