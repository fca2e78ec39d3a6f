import type { ImportDeclaration, ImportSpecifier, Program } from "estree";
import { SKIP, visit as visitProgram } from "estree-util-visit";
import type { Root } from "mdast";
import { visit } from "unist-util-visit";
import type { VFile } from "vfile";
import { mdxMessages } from "../../config/messages";
import type { Wording } from "../../lib/diagnostic";
import { type ArticleContext, lineOf, reportError, reportWarning } from "../model/article-context";
import type { Module } from "../model/types";
import { importModule, type Load } from "./import-module";

/**
 * Handles MDX's nodes: loads imports, adds partials to the Markdown copy, and makes expressions
 * report their lines.
 */
export function remarkMdxArticle({ load }: { readonly load: Load }) {
  return (tree: Root, file: VFile): void => {
    const context = file.data.article;
    if (!context) return;
    const partials = new Map<string, string>();
    const ineffective = new Map(ineffectiveComponents.map((name) => [name as string, name]));
    visit(tree, "mdxjsEsm", ({ data }) => {
      for (const statement of data?.estree?.body ?? []) {
        if (!("source" in statement) || !statement.source) continue;
        const specifier = String(statement.source.value);
        const module =
          context.modules.get(specifier) ?? importModule(specifier, statement.loc?.start.line, context, load);
        context.modules.set(specifier, module);
        if (statement.type !== "ImportDeclaration") continue;
        checkNames(statement, module, context);
        noteIneffective(statement, ineffective);
        if (!/\.mdx?$/i.test(specifier)) continue;
        for (const { local } of statement.specifiers) partials.set(local.name, String(module["markdown"] ?? ""));
      }
    });
    visit(tree, (node) => {
      if (node.type === "mdxFlowExpression" || node.type === "mdxTextExpression") {
        const [source, program] = [node.value.trim(), node.data?.estree];
        const [statement] = program?.body ?? [];
        if (source === "") reportWarning(context, lineOf(node), mdxMessages.emptyExpression);
        else if (statement?.type === "ExpressionStatement" && statement.expression.type === "SequenceExpression")
          reportWarning(context, lineOf(node), mdxMessages.sequence(source));
        if (emptyToc.test(source)) reportWarning(context, lineOf(node), mdxMessages.emptyToc(source));
        locate(program, lineOf(node), source, true);
      } else if (node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement") {
        const name = ineffective.get(node.name ?? "");
        if (name !== undefined) reportWarning(context, lineOf(node), mdxMessages.ineffective[name]);
        for (const { value } of node.attributes)
          if (value && typeof value === "object") locate(value.data?.estree, lineOf(node), value.value, false);
        const partial = partials.get(node.name ?? "");
        if (partial === undefined) return;
        node.data = { ...node.data, partial };
        if (node.type === "mdxJsxTextElement")
          node.attributes.push({ type: "mdxJsxAttribute", name: "data-inline", value: "" });
      }
    });
  };
}

/** Components whose content readers do not see, because it has no effect in an article. */
const ineffectiveComponents = ["BrowserOnly", "Head", "head"] as const;

/** Matches an expression with `toc`, Docusaurus' list of headings, which is empty on this site. */
const emptyToc = /(?<![\w$.'"`])toc(?![\w$'"`:])/;

/**
 * Adds the local names under which an import has one of the `ineffectiveComponents`. Removes local
 * names that the import gives to other modules.
 */
function noteIneffective(
  { specifiers, source }: ImportDeclaration,
  ineffective: Map<string, (typeof ineffectiveComponents)[number]>,
): void {
  const imported = ineffectiveComponents.find((name) => source.value === `@docusaurus/${name}`);
  for (const { local } of specifiers) {
    if (imported === undefined) ineffective.delete(local.name);
    else ineffective.set(local.name, imported);
  }
}

/**
 * Reports imported names that a module does not export, because they would render nothing.
 * Stand-ins for unknown modules export every name.
 */
function checkNames({ specifiers, source, loc }: ImportDeclaration, module: Module, context: ArticleContext): void {
  const exported = Object.keys(module);
  if (exported.length === 0) return;
  for (const specifier of specifiers) {
    if (specifier.type === "ImportNamespaceSpecifier") continue;
    const name = specifier.type === "ImportDefaultSpecifier" ? "default" : nameOf(specifier.imported);
    if (!exported.includes(name) && module[name] === undefined)
      reportError(context, loc?.start.line, notExported(String(source.value), name, exported));
  }
}

/**
 * Returns the message about a missing export. For a module of Docusaurus, the message does not
 * suggest to add the export, because the module is not a file of the author.
 */
function notExported(source: string, name: string, exported: readonly string[]): Wording {
  const isDocusaurus = /^@(?:docusaurus|theme)\b/.test(source);
  return mdxMessages[isDocusaurus ? "notOffered" : "notExported"](source, name, exported);
}

/** Returns an imported name, which JavaScript may write in quotes. */
function nameOf(imported: ImportSpecifier["imported"]): string {
  return imported.type === "Identifier" ? imported.name : String(imported.value);
}

/**
 * Rewrites `{x}` to `{_located(3, "x", true, () => x)}`, because JavaScript's errors do not contain
 * the line in the Markdown file.
 */
function locate(program: Program | null | undefined, line: number, source: string, isPrinted: boolean): void {
  const [statement] = program?.body ?? [];
  if (statement?.type !== "ExpressionStatement") return;
  const body = statement.expression;
  statement.expression = {
    type: "CallExpression",
    optional: false,
    callee: { type: "Identifier", name: "_located" },
    arguments: [
      ...[line, source, isPrinted].map((value) => ({ type: "Literal" as const, value })),
      { type: "ArrowFunctionExpression", params: [], body, expression: true, async: false, generator: false },
    ],
  };
}

/**
 * Rewrites `await import("x")`, to which MDX compiles an import, to `_import("x")`. Renames MDX's
 * `_missingMdxReference`, so that the helper of this name is called instead.
 */
export function recmaImports() {
  return (program: Program): void =>
    visitProgram(program, (node) => {
      if (node.type === "AwaitExpression" && node.argument.type === "ImportExpression") {
        const { source } = node.argument;
        const specifiers = source.type === "CallExpression" ? source.arguments : [source];
        const callee = { type: "Identifier", name: "_import" };
        Object.assign(node, { type: "CallExpression", optional: false, callee, arguments: specifiers });
      } else if (node.type === "FunctionDeclaration" && node.id?.name === "_missingMdxReference") {
        node.id.name = "_fail";
      }
      // Skips the component function, because it is by far the largest part and contains no
      // imports.
      return node.type === "FunctionDeclaration" && node.id?.name === "_createMdxContent" ? SKIP : undefined;
    });
}
