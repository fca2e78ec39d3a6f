import { createProcessor } from "@mdx-js/mdx";
import type { Root } from "hast";
import { fromHtml } from "hast-util-from-html";
import type { MDXContent, MDXProps } from "mdx/types";
import { createElement, type ElementType, Fragment, isValidElement, type ReactElement } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
import { renderToStaticMarkup } from "react-dom/server";
import { EXIT, SKIP, visit } from "unist-util-visit";
import { VFile } from "vfile";
import { elementMessages, mdxMessages } from "../../config/messages";
import { readMarkdown } from "../../content/files/read-markdown";
import { type Diagnostic, errorMessage } from "../../lib/diagnostic";
import { misspelt } from "../../lib/nearest";
import { dirname } from "../../lib/paths";
import { contentPath, encodeFile } from "../files/named-files";
import { type ArticleContext, fileLine, reportError, reportUnknown, reportWarning } from "../model/article-context";
import { placeSlot } from "../model/slots";
import { property, textOf } from "../model/tree";
import type { ArticleSource } from "../model/types";
import { fenceSlot, rehypeOptions, remarkPlugins } from "../parse/remark-plugins";
import { componentFix } from "../sanitize/foreign-components";
import { normalizeSource } from "../source/normalize-source";
import { importModule } from "./import-module";
import { Children, mdxComponents, Nothing } from "./mdx-components";
import { recmaImports, remarkMdxArticle } from "./remark-mdx-article";

const processor = createProcessor({
  outputFormat: "function-body",
  // Error messages need the source lines that `development` adds to elements and missing
  // components.
  development: true,
  remarkPlugins: [[remarkMdxArticle, { load }], ...remarkPlugins],
  rehypePlugins: [rehypePlain],
  recmaPlugins: [recmaImports],
  remarkRehypeOptions: rehypeOptions,
  // `align` becomes a class, as in .md, because the Content Security Policy blocks style
  // attributes.
  tableCellAlignToStyle: false,
}).freeze();

/**
 * Stores the tree of an article without MDX syntax in `data.plain`, so that the article need not be
 * run and rendered. This saves time, because most articles contain no MDX syntax. Partials are
 * always run.
 */
function rehypePlain() {
  return (tree: Root, { data }: VFile): Root | undefined => {
    let isPlain = data.article?.importer === undefined;
    visit(tree, (node) => {
      if (!node.type.startsWith("mdx")) return undefined;
      isPlain = false;
      return EXIT;
    });
    if (!isPlain) return undefined;
    data.plain = tree;
    return { type: "root", children: [] };
  };
}

/**
 * Compiles and runs MDX, renders it with React, and parses the HTML, so that all later steps are
 * the same for both formats and see the output of expressions and components. Returns null if the
 * article has an error diagnostic.
 */
export function mdxToHast(text: string, context: ArticleContext): Root | null {
  const hasErrors = () => context.diagnostics.some(({ severity }) => severity === "error");
  try {
    const file = compile(text, context);
    const html = () => rendered(createElement(componentOf(String(file), text, context)));
    const tree = file.data.plain ?? treeOf(html(), context);
    return hasErrors() ? null : tree;
  } catch (error) {
    // An exception after a reported error is only a consequence of it, so it is not reported.
    if (!hasErrors()) context.diagnostics.push(mdxDiagnostic(error, text, context.source));
    return null;
  }
}

/**
 * Renders an element without React's warnings about attributes with HTML names, because authors
 * copy `stroke-dasharray` and `xlink:href` from drawings and the output is the same.
 */
function rendered(element: ReactElement): string {
  const { error } = console;
  console.error = (message: unknown, ...rest: unknown[]) => {
    if (!String(message).startsWith("Invalid DOM property")) error(message, ...rest);
  };
  try {
    return renderToStaticMarkup(element);
  } finally {
    console.error = error;
  }
}

/** Compiles a file. If `rehypePlain` stores its tree, the compiled document is empty. */
function compile(text: string, context: ArticleContext): VFile {
  return processor.processSync(new VFile({ value: text, path: context.source.file, data: { article: context } }));
}

/**
 * Runs a compiled file and returns its component. It runs synchronously, so an article cannot wait
 * for the network.
 */
function componentOf(code: string, text: string, context: ArticleContext): MDXContent {
  const { source } = context;
  const { runtime, helpers } = mdxRuntime(context);
  const scope = {
    ...helpers,
    _import: (specifier: string) => context.modules.get(specifier),
    // As in Docusaurus, articles can call `require` without an import.
    require: (specifier: string) => importModule(specifier, undefined, context, load),
    toc: [],
    frontMatter: source.frontMatter ?? {},
    contentTitle: /^#[ \t]+(.+)$/m.exec(text)?.[1],
  };
  // The code is in an inner function, so that the article can declare the same names.
  const run = new Function(...Object.keys(scope), `return function () {${code}\n}`)(...Object.values(scope));
  const { default: Content } = run(runtime) as { readonly default: MDXContent };
  return ({ "data-line": line, "data-inline": isInline, ...props }: MDXProps) => {
    if (context.importer) context.shownAt = context.importer.shownAt ?? Number(line);
    // A partial within a sentence renders no paragraphs.
    const components = isInline === undefined ? mdxComponents : { ...mdxComponents, p: Fragment };
    return Content({ ...props, components });
  };
}

/**
 * Compiles a partial, `import X from "./_x.mdx"`, and returns its component and its Markdown copy.
 * Errors in it are reported for its file, and the component then renders nothing.
 */
function load(file: string, importer: ArticleContext) {
  const { body, bodyLine, diagnostics } = readMarkdown(importer.source.contentDir, file);
  importer.diagnostics.push(...diagnostics);
  const source = { ...importer.source, file, body, bodyLine };
  const context: ArticleContext = { ...importer, source, importer, modules: new Map(), authorTexts: [], markdown: "" };
  const text = normalizeSource(body, "mdx");
  try {
    const component = componentOf(String(compile(text, context)), text, context);
    return { default: component, markdown: context.markdown };
  } catch (error) {
    context.diagnostics.push(mdxDiagnostic(error, text, source));
    return { default: Nothing };
  }
}

/**
 * Parses rendered HTML. Restores source lines and styles from `data-…` attributes, and converts
 * `<CodeBlock>`s to slots.
 */
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
    // Lines of the generated HTML are meaningless, so elements without `data-line` get no position.
    if (dataLine === undefined) delete node.position;
    else node.position = { start: point, end: point };
    return undefined;
  });
  return tree;
}

/**
 * Converts an exception from MDX to a diagnostic for the author's file.
 * @param text the parsed text, which the diagnostic quotes
 */
function mdxDiagnostic(error: unknown, text: string, source: ArticleSource): Diagnostic {
  const thrown = typeof error === "object" && error !== null ? error : { message: String(error) };
  const failure = thrown as Partial<VFile["messages"][number]>;
  // acorn's messages end with a position: `Unexpected token (3:7)`.
  const cause = failure.cause instanceof Error ? `: ${failure.cause.message.replace(/ \(\d+:\d+\)$/, "")}` : "";
  const reason = (failure.reason ?? failure.message ?? mdxMessages.unknownReason) + cause;
  const lines = text.split("\n");
  const [, tag, tagLine] = /closing tag for `<([^`>]*)>`(?: \((\d+):)?/.exec(reason) ?? [];
  // MDX parses `await`, but its compiled function is not async. JavaScript's own error has no line,
  // so the line is searched for.
  const isAwait = error instanceof SyntaxError;
  const line = isAwait
    ? lines.findIndex((candidate) => /\bawait\b/.test(candidate)) + 1
    : Number(tagLine) || failure.line || 0;
  const stood = (lines[line - 1] ?? "").trim().replace(/^(.{60}).+/, "$1…");
  const mistake = tag === undefined ? mdxMessages.invalid(stood, reason) : mdxMessages.unclosed(tag, stood);
  const wording = isAwait ? mdxMessages.await(stood) : mistake;
  return { severity: "error", file: source.file, line: fileLine(source, line || undefined), ...wording };
}

type Props = Record<string, unknown>;

const reactNames = new Map(
  Object.entries({ class: "className", for: "htmlFor", colspan: "colSpan", rowspan: "rowSpan", srcset: "srcSet" }),
).set("tabindex", "tabIndex");

const addresses = /^(?:href|to|src|poster)$/;

/**
 * Returns the runtime of a compiled document: React's functions with this site's checks, and helper
 * functions.
 */
function mdxRuntime(context: ArticleContext) {
  const from = context.importer && dirname(context.source.file);

  /** Returns the props of an element for React, with its line as `data-line`. */
  function propsOf(type: unknown, sourceProps: Props, line: number | undefined): Props {
    const isTag = typeof type === "string";
    const props: Props = {};
    for (const [name, value] of Object.entries(sourceProps)) {
      // React does not render event handlers, so a later check would not see them.
      if (isTag ? /^on/i.test(name) : name === "style") {
        const holder = isTag ? type : ((type as { name?: string }).name ?? "");
        reportWarning(context, line, elementMessages.blockedAttribute(name.toLowerCase(), holder));
        // An imported SVG is a component that converts to its address as a string.
      } else if (isTag && addresses.test(name) && typeof value === "function") props[name] = String(value);
      else if (name === "style" && typeof value === "string") props["data-style"] = value;
      else if (from !== undefined && addresses.test(name)) props[name] = rebased(value, from);
      else props[reactNames.get(name) ?? name] = value;
    }
    // React would add preload tags for images that are not lazy.
    if (type === "img") props["loading"] = "lazy";
    if (line !== undefined) props["data-line"] = context.shownAt ?? line;
    return props;
  }

  function jsxDEV(
    named: unknown,
    written: Props,
    key: string | undefined,
    isStatic: boolean,
    source?: { lineNumber?: number },
  ) {
    // `<head>`, like `<Head>`, contains metadata, so it renders nothing. An unknown component
    // renders its children.
    const type = named === "head" ? Nothing : (named ?? Children);
    const props = type === Fragment ? written : propsOf(type, written, source?.lineNumber);
    return (isStatic ? jsxs : jsx)(type as ElementType, props, key);
  }

  const helpers = {
    /**
     * Reports an unknown component. Replaces MDX's function of the same name, which throws.
     * @param place the position, such as `4:1-4:6`
     */
    _missingMdxReference(name: string, _isComponent: boolean, place = "") {
      const known = Object.keys(mdxComponents);
      const line = Number.parseInt(place, 10) || undefined;
      const wording = mdxMessages.unknownComponent(name, known, misspelt(name, known));
      const fix = known.includes(name) ? undefined : componentFix(name);
      reportUnknown(context, line, fix === undefined ? wording : { ...wording, fix });
    },
    /**
     * Returns the value of `{source}`. Reports an exception, or a value that React cannot render,
     * at its line.
     */
    _located(line: number, source: string, isPrinted: boolean, evaluate: () => unknown): unknown {
      try {
        const value = evaluate();
        if (isPrinted && !isPrintable(value)) throw new Error(mdxMessages.object);
        return value;
      } catch (error) {
        reportError(context, line, mdxMessages.failed(source, errorMessage(error)));
        return null;
      }
    },
  };
  // MDX requires a base URL, but imports are looked up and never fetched.
  return { runtime: { Fragment, jsxDEV, baseUrl: "file:///" }, helpers };
}

function isPrintable(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isPrintable);
  return typeof value !== "object" || value === null || isValidElement(value);
}

/**
 * Rewrites a file name that is relative to a partial, so that it resolves from any page. A link
 * without an extension is an address of the site and stays unchanged.
 */
function rebased(url: unknown, from: string): unknown {
  if (typeof url !== "string" || /^(?:[a-z][a-z\d+.-]*:|[/#@])/i.test(url)) return url;
  const [, path = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(url) ?? [];
  const file = /\.[a-z\d]+$/i.test(path) ? contentPath(from, path) : null;
  return file === null ? url : `@site/${encodeFile(file)}${rest}`;
}
