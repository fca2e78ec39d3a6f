import type { Expression, ObjectExpression, Program } from "estree";
import { visit as visitProgram } from "estree-util-visit";
import type { Nodes, Root, RootContent } from "mdast";
import type { MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx-jsx";
import type { MdxjsEsm } from "mdast-util-mdxjs-esm";
import type { PluggableList } from "unified";
import { SKIP, visit } from "unist-util-visit";
import type { VFile } from "vfile";
import { nearestFile } from "../../lib/node/nearest-file";
import { dirname } from "../../lib/paths";
import { mdxMessages } from "../../text/diagnostics/mdx-messages";
import { contentPath } from "../files/content-path";
import { type ArticleContext, reportError } from "../model/article-context";
import { lineOf } from "../model/line-of";
import { readPartial } from "./read-partial";
import { rebase } from "./rebase";

declare module "vfile" {
  interface DataMap {
    /** The partials that a partial is being read for, outermost first. */
    partials: readonly string[];
  }
}

type MdxElement = MdxJsxFlowElement | MdxJsxTextElement;

/**
 * Puts the Markdown of imported partials (`import X from "./_x.mdx"`) where their elements stand, so that headings, listings
 * and the Markdown copy have it too. What a partial says is reported at the line of its element.
 */
export function inlinePartials({ syntax }: { readonly syntax: () => PluggableList }) {
  return (tree: Root, file: VFile): void => {
    const context = file.data.article;
    if (!context) return;
    const partials = importedPartials(tree, { context, above: file.data.partials ?? [], syntax });
    if (partials.size === 0) return;
    const modules: RootContent[] = [];
    visit(tree, (node, index, parent) => {
      if (node.type !== "mdxJsxFlowElement" && node.type !== "mdxJsxTextElement") return;
      const partial = partials.get(node.name ?? "");
      if (!partial || !parent || index === undefined) return;
      const content = contentOf(partial, node);
      modules.push(...content.filter(({ type }) => type === "mdxjsEsm"));
      const shown = content.filter(({ type }) => type !== "mdxjsEsm");
      parent.children.splice(index, 1, ...(node.type === "mdxJsxTextElement" ? inline(shown) : shown));
      return [SKIP, index + shown.length];
    });
    tree.children.unshift(...modules);
  };
}

/** A partial's tree, with addresses that hold for any file. */
interface ImportedPartial {
  readonly tree: Root;
}

/** Where partials are imported. */
interface Importer {
  readonly context: ArticleContext;
  /** The files that import this one, outermost first. */
  readonly above: readonly string[];
  readonly syntax: () => PluggableList;
}

/** Takes the imports of Markdown out of the tree. @returns the partials by their local names */
function importedPartials(tree: Root, importer: Importer): Map<string, ImportedPartial> {
  const partials = new Map<string, ImportedPartial>();
  visit(tree, "mdxjsEsm", (node: MdxjsEsm) => {
    const program = node.data?.estree;
    if (!program) return;
    program.body = program.body.filter((statement) => {
      if (statement.type !== "ImportDeclaration" || !/\.mdx?$/i.test(String(statement.source.value))) return true;
      const name = statement.specifiers[0]?.local.name;
      const line = statement.loc?.start.line ?? lineOf(node);
      const tree = partialOf(String(statement.source.value), line, importer);
      if (name !== undefined) partials.set(name, { tree });
      return false;
    });
  });
  return partials;
}

function partialOf(specifier: string, line: number, { context, above, syntax }: Importer): Root {
  const { contentDir, file: from } = context.source;
  const file = contentPath(dirname(from), specifier);
  const nothing: Root = { type: "root", children: [] };
  if (file !== null) context.includes.add(file);
  if (file !== null && [...above, from].includes(file)) {
    reportError(context, line, mdxMessages.partialLoop(specifier));
    return nothing;
  }
  const tree = file === null ? null : readPartial(file, context, [...above, from], syntax);
  if (tree === null) {
    const meant = file === null ? undefined : nearestFile(`${contentDir}/${file}`, specifier);
    reportError(context, line, mdxMessages.missingImport(specifier, meant));
    return nothing;
  }
  rebase(tree, file ?? "");
  return tree;
}

/** A copy of a partial for one place: with the element's attributes for `props`, and its line for every node. */
function contentOf({ tree }: ImportedPartial, element: MdxElement): RootContent[] {
  const copy = structuredClone(tree);
  const props = propsOf(element);
  visit(copy, (node) => {
    if (element.position) node.position = element.position;
    // Where it ends can be seen in the partial only.
    if (node.type === "containerDirective") node.data = { ...node.data, endsItself: true };
    for (const program of programsOf(node)) {
      visitProgram(program, (part, key, index, ancestors) => {
        const parent = ancestors.at(-1) as unknown as Record<string, unknown> | undefined;
        const isName = parent?.["type"] === "MemberExpression" && key === "property" && parent["computed"] === false;
        if (part.type !== "Identifier" || part.name !== "props" || !parent || isName || typeof key !== "string") return;
        if (typeof index === "number") (parent[key] as unknown[])[index] = props;
        else parent[key] = props;
      });
    }
  });
  return copy.children;
}

function programsOf(node: Nodes): Program[] {
  if (node.type === "mdxFlowExpression" || node.type === "mdxTextExpression" || node.type === "mdxjsEsm") {
    return node.data?.estree ? [node.data.estree] : [];
  }
  if (node.type !== "mdxJsxFlowElement" && node.type !== "mdxJsxTextElement") return [];
  return node.attributes.flatMap((attribute) => {
    const value = attribute.type === "mdxJsxAttribute" ? attribute.value : attribute;
    return value && typeof value === "object" && value.data?.estree ? [value.data.estree] : [];
  });
}

/** `<X name="a" n={1} on />` as `{ name: "a", n: 1, on: true }`. */
function propsOf({ attributes }: MdxElement): ObjectExpression {
  return {
    type: "ObjectExpression",
    properties: attributes.flatMap((attribute) => {
      if (attribute.type !== "mdxJsxAttribute") return [];
      const value = attributeValue(attribute.value);
      return [
        {
          type: "Property" as const,
          kind: "init" as const,
          key: { type: "Literal" as const, value: attribute.name },
          value,
          computed: false,
          method: false,
          shorthand: false,
        },
      ];
    }),
  };
}

function attributeValue(value: unknown): Expression {
  if (value === null || value === undefined) return { type: "Literal", value: true };
  if (typeof value === "string") return { type: "Literal", value };
  const [statement] = (value as { data?: { estree?: Program } }).data?.estree?.body ?? [];
  return statement?.type === "ExpressionStatement" ? statement.expression : { type: "Literal", value: null };
}

/** In a sentence only what a sentence can hold. */
function inline(content: readonly RootContent[]): RootContent[] {
  return content.flatMap((node) => (node.type === "paragraph" ? node.children : [node]));
}
