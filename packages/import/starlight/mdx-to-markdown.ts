import type { Expression, Program } from "estree";
import type { Root } from "mdast";
import { find, html, svg } from "property-information";
import { visit } from "unist-util-visit";
import { escapeHtml } from "../../../src/lib/escape-html";
import { isHtmlElement } from "../../../src/markdown/sanitize/schema";
import { recordOf, stringOf } from "../data";
import type { Edit } from "../markdown/edit-text";
import { type MdxElement, spanOf, tagsOf } from "../markdown/element-tags";
import { type Replacement, replaceTags, type Tag, type TagUse } from "../markdown/nested-tags";
import { parseMarkdown } from "../markdown/parse-markdown";
import type { SourceText } from "../markdown/source-text";
import { foreignMessages } from "../messages/messages";
import type { Notes } from "../notes";
import type { Values } from "../values";

/**
 * The props of an element. An expression has a value only if it is a literal, an imported file or
 * an exported constant.
 */
export interface Props {
  text(name: string): string | undefined;
  has(name: string): boolean;
}

/** Returns what replaces the tags of a component, or null if it has no counterpart. */
export type ComponentRule = (use: TagUse, props: Props) => Replacement | null;

interface MdxContext {
  /** Path in the project. */
  readonly file: string;
  readonly frontMatter: Values;
  readonly rules: Readonly<Record<string, ComponentRule>>;
  /** Returns the text of an imported file, or undefined if there is none. MDX is converted. */
  readonly textOf: (imported: string) => string | undefined;
  readonly notes: Notes;
}

interface Import {
  readonly name: string;
  readonly from: string;
}

/** The names that expressions may use. */
interface Names {
  readonly imports: Map<string, Import>;
  /** Values of constants that the page exports, and the text of `?raw` imports. */
  readonly constants: Map<string, string>;
}

/**
 * Converts MDX to Markdown. The rules say what replaces a component. Tags of other components, and
 * expressions without a known value, are removed and noted, but a tag with attributes becomes a
 * comment. The text between tags stays. Invalid MDX stays unchanged and is noted.
 */
export function mdxToMarkdown(source: SourceText, context: MdxContext): SourceText {
  const names: Names = { imports: new Map(), constants: new Map() };
  const text = withoutImports(source, names, context);
  const tree = parseMarkdown(text.text, "mdx");
  if (tree === null) {
    context.notes.left({ file: context.file }, foreignMessages.invalidMdx);
    return source;
  }
  const others = [...exportEdits(tree, text, names, context), ...expressionEdits(tree, text, names, context)];
  const converted = withoutIndents(withComponents(tree, text, others, names, context));
  // Removed tags leave empty lines. Keeps at most one in a row.
  return converted.replaceOutsideCode(/(?<=\n\n|(?<![\s\S])\n)(?:[ \t]*\n)+/g, () => "");
}

/**
 * Collects the imports and removes them before MDX parses the text, because an embedded part may
 * repeat an import, and the parser rejects duplicates.
 */
function withoutImports(source: SourceText, { imports, constants }: Names, { textOf }: MdxContext): SourceText {
  const statement = /^import\s+(?:([^"';]+?)\s+from\s+)?["']([^"'\n]+)["'];?[ \t]*\n?/gm;
  return source.replaceOutsideCode(statement, ([, names = "", from = ""]) => {
    const [, usual = "", listed = ""] = /^([^{]*)(?:\{([^}]*)\})?/.exec(names) ?? [];
    const local = usual
      .replace(/\*\s+as\s+/, "")
      .replace(",", "")
      .trim();
    if (local !== "") imports.set(local, { name: "default", from });
    const code = from.endsWith("?raw") ? textOf(from.slice(0, -"?raw".length)) : undefined;
    if (code !== undefined) constants.set(local, code);
    for (const item of listed.split(",")) {
      const [name = "", alias = name] = item.trim().split(/\s+as\s+/);
      if (name !== "") imports.set(alias, { name, from });
    }
    return "";
  });
}

/** Removes exports, even inside elements. Expressions can still use exported constants. */
function exportEdits(tree: Root, source: SourceText, names: Names, { file, notes }: MdxContext): Edit[] {
  const edits: Edit[] = [];
  visit(tree, "mdxjsEsm", (node) => {
    const { start, end } = spanOf(node);
    for (const statement of node.data?.estree?.body ?? []) {
      if (!addConstants(statement, names))
        notes.left({ file, line: source.lineAt(start), found: firstLine(node.value) }, foreignMessages.mdxExport);
    }
    edits.push({ start, end: end + (source.text[end] === "\n" ? 1 : 0), text: "" });
  });
  return edits;
}

/**
 * Collects the constants with literal values that a statement such as `export const size = 3;`
 * exports. Returns whether the statement exports nothing else.
 */
function addConstants(statement: Program["body"][number], names: Names): boolean {
  if (statement.type !== "ExportNamedDeclaration" || statement.declaration?.type !== "VariableDeclaration")
    return false;
  const values = statement.declaration.declarations.map(({ id, init }) => {
    const value = literalOf(init ?? undefined, names);
    if (id.type === "Identifier" && value !== undefined) names.constants.set(id.name, value);
    return value;
  });
  return !values.includes(undefined);
}

function firstLine(code: string): string {
  return code.trim().split("\n", 1).join("").slice(0, 60);
}

/** Private-use characters that mark the lines of tags until `withoutIndents` removes them. */
const [opens, closes] = ["\uE001", "\uE002"];

/** The lines between the tags of an element. */
interface Region {
  readonly indent: number;
  readonly lines: { readonly start: number; readonly indent: number }[];
}

/**
 * Removes the indentation of the content between tags, because it has no meaning in MDX but can
 * make code in Markdown.
 */
function withoutIndents(source: SourceText): SourceText {
  const removed = new Map<number, number>();
  const edits: Edit[] = [];
  const open: Region[] = [];
  const end = ({ indent, lines }: Region) => {
    const depth = Math.min(...lines.map((line) => line.indent));
    for (const line of depth > indent ? lines : [])
      removed.set(line.start, (removed.get(line.start) ?? 0) + depth - indent);
  };
  let start = 0;
  for (const line of source.text.split("\n")) {
    const indent = /^[ \t]*/.exec(line)?.[0].length ?? 0;
    const mark = line.at(indent);
    if (mark === closes) end(open.pop() ?? { indent: 0, lines: [] });
    if (line.trim() !== "") for (const region of open) region.lines.push({ start, indent });
    if (mark === opens) open.push({ indent, lines: [] });
    if (mark === opens || mark === closes) edits.push({ start: start + indent, end: start + indent + 1, text: "" });
    start += line.length + 1;
  }
  for (const [at, count] of removed) edits.push({ start: at, end: at + count, text: "" });
  return source.edit(edits);
}

/**
 * Replaces comments, and expressions with a known value, such as `{"text"}` and
 * `{frontmatter.title}`. Other expressions are removed and noted.
 */
function expressionEdits(tree: Root, source: SourceText, names: Names, context: MdxContext): Edit[] {
  const { file, frontMatter, notes } = context;
  const edits: Edit[] = [];
  visit(tree, (node) => {
    if (node.type !== "mdxFlowExpression" && node.type !== "mdxTextExpression") return;
    const span = spanOf(node);
    const value = node.value.trim();
    const comment = /^\/\*([\s\S]*)\*\/$/.exec(value)?.[1];
    if (comment !== undefined) {
      edits.push({ ...span, text: `<!-- ${comment.replace(/--+>?/g, "-").trim()} -->` });
      return;
    }
    const [, path] = /^(?:Astro\.props\.)?frontmatter\.([\w.]+)$/.exec(value) ?? [];
    const field = stringOf(path?.split(".").reduce<unknown>((inner, key) => recordOf(inner)[key], frontMatter));
    const literal = field ?? literalOf(expressionOf(node.data?.estree), names);
    if (literal === undefined && value !== "")
      notes.left(
        { file, line: source.lineAt(span.start), found: `{${firstLine(value)}}` },
        foreignMessages.mdxExpression,
      );
    edits.push({ ...span, text: literal ?? "" });
  });
  return edits;
}

function expressionOf(program: Program | null | undefined): Expression | undefined {
  const [statement] = program?.body ?? [];
  return statement?.type === "ExpressionStatement" ? statement.expression : undefined;
}

/**
 * Returns the text of a literal or a collected constant, or the path of an imported file:
 * `{image}`, `{image.src}`. Returns undefined for other expressions.
 */
function literalOf(expression: Expression | undefined, names: Names): string | undefined {
  switch (expression?.type) {
    case "Literal":
      return expression.value === null ? undefined : String(expression.value);
    case "TemplateLiteral":
      return expression.expressions.length === 0 ? (expression.quasis[0]?.value.cooked ?? undefined) : undefined;
    case "UnaryExpression": {
      const inner = literalOf(expression.argument, names);
      return expression.operator === "-" && inner !== undefined ? `-${inner}` : undefined;
    }
    case "Identifier":
      return names.constants.get(expression.name) ?? fileOf(expression.name, names);
    case "MemberExpression":
      return expression.object.type === "Identifier" ? fileOf(expression.object.name, names) : undefined;
    default:
      return undefined;
  }
}

function fileOf(name: string, names: Names): string | undefined {
  const from = names.imports.get(name)?.from.replace(/\?.*$/, "");
  return from !== undefined && /^[.~@/].*\.\w+$/.test(from) && !/\.(?:astro|[cm]?[jt]sx?|vue|svelte)$/.test(from)
    ? from
    : undefined;
}

/** Replaces component tags, and converts HTML tags from JSX. */
function withComponents(
  tree: Root,
  source: SourceText,
  others: readonly Edit[],
  names: Names,
  context: MdxContext,
): SourceText {
  const { text } = source;
  const elements = new Map<number, MdxElement>();
  const tags: Tag[] = [];
  visit(tree, (node) => {
    if (node.type !== "mdxJsxFlowElement" && node.type !== "mdxJsxTextElement") return;
    const { open, close } = tagsOf(node, text);
    const name = node.name ?? "";
    elements.set(open.start, node);
    tags.push({ name, args: "", ...open, closes: false, isAlone: close === null });
    if (close !== null) tags.push({ name, args: "", ...close, closes: true });
  });
  tags.sort((a, b) => a.start - b.start);
  const replace = (use: TagUse): Replacement | null => {
    const node = elements.get(use.tag.start);
    const replacement = node && replacementOf(node, use, text.slice(use.tag.start, use.tag.end), names, context);
    if (!replacement) return null;
    const { open, close = "", body } = replacement;
    const holdsLines = node.type === "mdxJsxFlowElement" && use.closing !== null && body === undefined;
    if (!holdsLines || !use.body.includes("\n")) return replacement;
    return { ...replacement, open: opens + open, close: closes + close, isBlock: true };
  };
  return replaceTags(source, tags, replace, others);
}

function replacementOf(
  node: MdxElement,
  use: TagUse,
  tag: string,
  names: Names,
  context: MdxContext,
): Replacement | null {
  const local = node.name ?? "";
  if (/^[a-z][\w-]*$/.test(local) && !names.imports.has(local)) return htmlTag(node, use, names, context);
  const { file, notes, rules, textOf } = context;
  const { name = local, from = "" } = names.imports.get(local) ?? {};
  const part = /\.mdx?$/.test(from) ? textOf(from) : undefined;
  if (part !== undefined) return { open: part.trim(), close: "", isBlock: node.type === "mdxJsxFlowElement" };
  const known = name === "default" ? local : name;
  const componentRule = Object.hasOwn(rules, known) ? rules[known] : undefined;
  const rule = local === "" ? fragment : componentRule;
  const replacement = rule?.(use, propsOf(node, names));
  if (replacement) return replacement;
  notes.left({ file, line: use.line, found: `<${local}>` }, foreignMessages.mdxComponent);
  return { open: node.attributes.length === 0 ? "" : asComment(tag), close: "" };
}

/** Returns a comment with a tag, because the author may need the values of its attributes. */
function asComment(tag: string): string {
  return `<!-- ${tag.replace(/--+>?/g, "-").replace(/\s*\n\s*/g, " ")} -->`;
}

const fragment: ComponentRule = () => ({ open: "", close: "" });

function propsOf(node: MdxElement, names: Names): Props {
  const values = new Map(
    node.attributes.flatMap((attribute): [string, string | undefined][] => {
      if (attribute.type !== "mdxJsxAttribute") return [];
      const { value } = attribute;
      if (value === null || value === undefined) return [[attribute.name, ""]];
      return [[attribute.name, typeof value === "string" ? value : literalOf(expressionOf(value.data?.estree), names)]];
    }),
  );
  return { text: (name) => values.get(name), has: (name) => values.has(name) };
}

const voidElements = new Set("area base br col embed hr img input link meta source track wbr".split(" "));

/** Converts a JSX tag to HTML. The content of a block element goes on separate lines. */
function htmlTag(node: MdxElement, use: TagUse, names: Names, { file, notes }: MdxContext): Replacement {
  const name = node.name ?? "";
  const props = propsOf(node, names);
  const schema = isHtmlElement(name) ? html : svg;
  const attributes = node.attributes.flatMap((attribute) => {
    const written = attribute.type === "mdxJsxAttribute" ? attribute.name : "...";
    const value = written === "style" ? styleOf(attribute) : props.text(written);
    const isDirective =
      /^(?:client|is|set|class|define|on[A-Z])/.test(written) && !/^(?:class|className)$/.test(written);
    if (value === undefined || isDirective) {
      notes.left({ file, line: use.line, found: `<${name} ${written}>` }, foreignMessages.mdxExpression);
      return [];
    }
    const { attribute: own } = find(schema, written === "htmlFor" ? "htmlFor" : written);
    return [value === "" && !/^(?:alt|class|className)$/.test(written) ? own : `${own}="${escapeHtml(value)}"`];
  });
  const open = `<${[name, ...attributes].join(" ")}>`;
  const isFlow = node.type === "mdxJsxFlowElement";
  if (use.closing === null) return { open: voidElements.has(name) ? open : `${open}</${name}>` };
  const holdsBlocks = isFlow && /^[ \t]*\n/.test(use.body);
  return holdsBlocks ? { open: `${open}\n`, close: `\n</${name}>`, isBlock: true } : { open, close: `</${name}>` };
}

/** Converts `style={{ maxWidth: "10rem" }}` to CSS. */
function styleOf(attribute: MdxElement["attributes"][number]): string | undefined {
  if (attribute.type !== "mdxJsxAttribute" || attribute.value === null || attribute.value === undefined)
    return undefined;
  if (typeof attribute.value === "string") return attribute.value;
  const object = expressionOf(attribute.value.data?.estree);
  if (object?.type !== "ObjectExpression") return literalOf(object, { imports: new Map(), constants: new Map() });
  const rules = object.properties.flatMap((property) => {
    if (property.type !== "Property" || property.value.type !== "Literal") return [];
    const key =
      property.key.type === "Identifier" ? property.key.name : String((property.key as { value?: unknown }).value);
    const size =
      typeof property.value.value === "number" &&
      !/^(?:opacity|order|zoom|flex|lineHeight|fontWeight|zIndex)$/.test(key)
        ? "px"
        : "";
    return [`${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}: ${property.value.value}${size}`];
  });
  return rules.join("; ");
}
