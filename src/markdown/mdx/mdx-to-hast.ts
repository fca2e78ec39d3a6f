import { createProcessor } from "@mdx-js/mdx";
import type { Root } from "hast";
import { fromHtml } from "hast-util-from-html";
import type { MDXContent, MDXProps } from "mdx/types";
import { createElement, Fragment } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { SKIP, visit } from "unist-util-visit";
import { VFile } from "vfile";
import { readMarkdown } from "../../content/files/read-markdown";
import type { Diagnostic } from "../../lib/diagnostic";
import { mdxMessages } from "../../text/diagnostics/article-messages";
import { type ArticleContext, fileLine, hasErrors } from "../model/article-context";
import { property, textOf } from "../model/tree";
import type { ArticleSource } from "../model/types";
import { rehypeOptions, remarkPlugins } from "../parse/markdown-plugins";
import { fenceSlot, placeSlot } from "../parse/remark-article";
import { normalizeSource } from "../source/normalize-source";
import { importModule, type Module } from "./import-module";
import { mdxComponents, Nothing } from "./mdx-components";
import { mdxRuntime } from "./mdx-runtime";
import { recmaImports, remarkMdxArticle } from "./remark-mdx-article";

const processor = createProcessor({
  outputFormat: "function-body",
  // So that elements, and what is missing, come with their lines.
  development: true,
  remarkPlugins: [[remarkMdxArticle, { load }], ...remarkPlugins],
  recmaPlugins: [recmaImports],
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
  try {
    const html = renderToStaticMarkup(createElement(componentOf(text, context)));
    return hasErrors(context) ? null : treeOf(html, context);
  } catch (error) {
    // After a known error, further failures are just its result.
    if (!hasErrors(context)) context.diagnostics.push(mdxDiagnostic(error, text, context.source));
    return null;
  }
}

/** Compiles and runs a file. Nothing is awaited, so that an article cannot wait for a network. */
function componentOf(text: string, context: ArticleContext): MDXContent {
  const { source } = context;
  const file = new VFile({ value: text, path: source.file, data: { article: context } });
  const code = processor.processSync(file);
  const { runtime, helpers } = mdxRuntime(context);
  const scope = {
    ...helpers,
    _import: (specifier: string) => file.data.modules?.get(specifier),
    // What an article has in Docusaurus without an import.
    require: (specifier: string) => importModule(specifier, undefined, context, load),
    toc: [],
    frontMatter: source.frontMatter ?? {},
    contentTitle: /^#[ \t]+(.+)$/m.exec(text)?.[1],
  };
  // A function in a function, so that the article can declare the same names.
  const run = new Function(...Object.keys(scope), `return function () {${code}\n}`)(...Object.values(scope));
  const { default: Content } = run(runtime) as { readonly default: MDXContent };
  return ({ "data-line": line, "data-inline": isInline, ...props }: MDXProps) => {
    if (context.importer) context.shownAt = context.importer.shownAt ?? Number(line);
    // In a sentence a partial has no paragraphs of its own.
    const components = isInline === undefined ? mdxComponents : { ...mdxComponents, p: Fragment };
    return Content({ ...props, components });
  };
}

/** A partial, `import X from "./_x.mdx"`, as a component. What is wrong in it is reported in its own file. */
function load(file: string, importer: ArticleContext): Module {
  const { body, bodyLine, diagnostics } = readMarkdown(importer.source.contentDir, file);
  importer.diagnostics.push(...diagnostics);
  const source = { ...importer.source, file, body, bodyLine };
  const context: ArticleContext = { ...importer, source, importer, markdown: "" };
  const text = normalizeSource(body, "mdx");
  try {
    const component = componentOf(text, context);
    return { default: component, markdown: context.markdown };
  } catch (error) {
    context.diagnostics.push(mdxDiagnostic(error, text, source));
    return { default: Nothing };
  }
}

/** Elements get back what travelled in attributes of another name, and `<CodeBlock>`s become slots like fences. */
function treeOf(html: string, context: ArticleContext): Root {
  const tree = fromHtml(html, { fragment: true });
  visit(tree, "element", (node) => {
    const { dataLine, dataStyle, ...properties } = node.properties;
    const point = { line: Number(dataLine ?? 1), column: 1 };
    if (node.tagName === "x-code") {
      const [lang, meta] = [property(node, "dataLang") ?? "", property(node, "dataMeta") ?? ""];
      const dataSlot = placeSlot(fenceSlot({ lang, meta, value: textOf(node), line: point.line }), context);
      Object.assign(node, { tagName: "pre", properties: { dataSlot }, children: [] });
      return SKIP;
    }
    node.properties = dataStyle === undefined ? properties : { ...properties, style: String(dataStyle) };
    // The lines of the HTML mean nothing.
    if (dataLine === undefined) delete node.position;
    else node.position = { start: point, end: point };
    return undefined;
  });
  return tree;
}

/** Turns a failure of MDX into a diagnostic of the author's file. `text` is what was parsed, to show what stood there. */
function mdxDiagnostic(error: unknown, text: string, source: ArticleSource): Diagnostic {
  const thrown = typeof error === "object" && error !== null ? error : { message: String(error) };
  const failure = thrown as Partial<VFile["messages"][number]>;
  // What acorn says of JavaScript has its place at the end: `Unexpected token (3:7)`.
  const cause = failure.cause instanceof Error ? `: ${failure.cause.message.replace(/ \(\d+:\d+\)$/, "")}` : "";
  const reason = (failure.reason ?? failure.message ?? mdxMessages.unknownReason) + cause;
  const lines = text.split("\n");
  const [, tag, tagLine] = /closing tag for `<([^`>]*)>`(?: \((\d+):)?/.exec(reason) ?? [];
  // MDX parses `await`, but the function it compiles a document to cannot wait; JavaScript's own error knows no line.
  const isAwait = error instanceof SyntaxError;
  const line = isAwait
    ? lines.findIndex((candidate) => /\bawait\b/.test(candidate)) + 1
    : Number(tagLine) || failure.line || 0;
  const stood = (lines[line - 1] ?? "").trim().replace(/^(.{60}).+/, "$1…");
  const mistake = tag === undefined ? mdxMessages.invalid(stood, reason) : mdxMessages.unclosed(tag, stood);
  const wording = isAwait ? mdxMessages.await(stood) : mistake;
  return { severity: "error", file: source.file, line: fileLine(source, line || undefined), ...wording };
}
