import type { Root } from "mdast";
import type { MdxFlowExpression, MdxTextExpression } from "mdast-util-mdx-expression";
import { visit } from "unist-util-visit";
import { mdxComponents } from "../../../../src/markdown/mdx/mdx-components";
import type { Edit } from "../../markdown/edit-text";
import { type MdxElement, spanOf, tagsOf } from "../../markdown/element-tags";
import { docusaurusMessages } from "../../messages/messages";
import type { MdxText } from "./mdx-text";
import { type ModuleNames, readModules } from "./read-modules";
import { literalArgument } from "./require-call";
import { namesIn, offsetsOf, visitNodes } from "./scope";

/** Names that are defined in every article. */
const given = new Set(["frontMatter", "toc", "props", "undefined", "contentTitle"]);

/** Maximum number of characters of code that a note shows. */
const mostShown = 60;

/**
 * Returns the edits that turn a Docusaurus .mdx file into an article. Almost all syntax is the
 * same, so the edits mainly concern the project's own components and modules.
 */
export function rewriteMdx(tree: Root, text: MdxText): Edit[] {
  // Docusaurus defines `metadata` and `assets` in every article, but this site does not.
  const names: ModuleNames = { known: new Set(Object.keys(mdxComponents)), gone: new Set(["metadata", "assets"]) };
  const edits = readModules(tree, names, text);
  visit(tree, (node) => {
    if (node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement") {
      edits.push(...elementEdits(node, names, text), ...attributeEdits(node, names, text));
    } else if (node.type === "mdxFlowExpression" || node.type === "mdxTextExpression") {
      edits.push(...expressionEdits(node, names, text));
    }
  });
  return edits;
}

/** Turns the tags of an unknown component into comments. The content between them stays. */
function elementEdits(node: MdxElement, { known, gone }: ModuleNames, text: MdxText): Edit[] {
  const name = node.name?.split(".")[0] ?? "";
  const isComponent = /^[A-Z]/.test(name) || gone.has(name);
  if (!isComponent || (known.has(name) && !gone.has(name))) return [];
  const { open, close } = tagsOf(node, text.body);
  text.left(open.start, `<${node.name}>`, docusaurusMessages.element);
  return [open, ...(close ? [close] : [])].map((span) => ({
    ...span,
    text: text.comment(text.body.slice(span.start, span.end)),
  }));
}

function attributeEdits(node: MdxElement, names: ModuleNames, text: MdxText): Edit[] {
  return node.attributes.flatMap((attribute): Edit[] => {
    const value = attribute.type === "mdxJsxAttribute" ? attribute.value : attribute;
    const program = value && typeof value === "object" ? value.data?.estree : undefined;
    if (!program) return [];
    if (!usesGone(program, names)) return requireEdits(program, text);
    const span = spanOf(attribute);
    text.left(span.start, text.body.slice(span.start, span.end).slice(0, mostShown), docusaurusMessages.expression);
    return [{ ...span, text: "" }];
  });
}

function expressionEdits(node: MdxFlowExpression | MdxTextExpression, names: ModuleNames, text: MdxText): Edit[] {
  const program = node.data?.estree;
  const [statement] = program?.body ?? [];
  const isFunction = statement?.type === "ExpressionStatement" && /Function/.test(statement.expression.type);
  const span = spanOf(node);
  if (isFreeName(statement, names)) {
    text.changed(span.start, `{${node.value.trim().slice(0, mostShown)}}`, docusaurusMessages.freeName);
    return [{ ...span, text: text.body.slice(span.start, span.end).replace(/[{}]/g, "\\$&") }];
  }
  if (!isFunction && !usesGone(program, names)) return requireEdits(program, text);
  text.left(span.start, `{${node.value.trim().slice(0, mostShown)}}`, docusaurusMessages.expression);
  return [{ ...span, text: text.comment(node.value) }];
}

/**
 * Returns whether an expression is an undefined name, as in `{x}`, where the author meant literal
 * braces.
 */
function isFreeName(statement: unknown, { known, gone }: ModuleNames): boolean {
  const { expression } = (statement ?? {}) as {
    readonly expression?: { readonly type: string; readonly name?: string };
  };
  const name = expression?.type === "Identifier" ? expression.name : undefined;
  return name !== undefined && !known.has(name) && !gone.has(name) && !(name in globalThis) && !given.has(name);
}

function usesGone(program: unknown, { gone }: ModuleNames): boolean {
  return [...namesIn(program)].some((name) => gone.has(name));
}

/** Updates paths of moved files, as in `require("./x.png")`. */
function requireEdits(program: unknown, text: MdxText): Edit[] {
  const edits: Edit[] = [];
  visitNodes(program, (node) => {
    const argument = literalArgument(node, "require");
    if (argument === null || text.fileOf(argument.text) === null) return;
    const moved = text.moduleOf(argument.text);
    if (moved !== argument.text) edits.push({ ...offsetsOf(argument.node), text: JSON.stringify(moved) });
  });
  return edits;
}
