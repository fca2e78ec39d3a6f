import type { Expression, ImportDeclaration, Program, Statement } from "estree";
import type { MdxjsEsm } from "mdast-util-mdxjs-esm";
import { mdxMessages } from "../../text/diagnostics/mdx-messages";
import { type ArticleContext, reportError } from "../model/article-context";
import { importModule } from "../modules/import-module";
import type { Module } from "../modules/theme-modules";
import type { MdxNames } from "./mdx-element";

/** What the compiled document finds in its first argument: `arguments[0].modules["@theme/Tabs"].default`. */
export type Modules = Map<string, Module>;

/** Turns the imports of an `import`/`export` block into constants, and notes which names it declares. */
export function mdxModule(node: MdxjsEsm, names: MdxNames, modules: Modules, context: ArticleContext): void {
  const program = node.data?.estree;
  if (!program) return;
  program.body = program.body.flatMap((statement): Program["body"] => {
    const line = statement.loc?.start.line ?? node.position?.start.line;
    if (statement.type === "ImportDeclaration") return constantsOf(statement, line, names, modules, context);
    if (
      (statement.type === "ExportNamedDeclaration" || statement.type === "ExportAllDeclaration") &&
      statement.source
    ) {
      reportError(context, line, mdxMessages.refusedExport(String(statement.source.value)));
      return [];
    }
    if (statement.type === "ExportNamedDeclaration") {
      const { declaration } = statement;
      if (declaration?.type === "VariableDeclaration") {
        for (const { id } of declaration.declarations) if (id.type === "Identifier") names.declared.add(id.name);
      } else if (declaration?.id) {
        names.declared.add(declaration.id.name);
      }
    }
    return [statement];
  });
}

function constantsOf(
  { source, specifiers }: ImportDeclaration,
  line: number | undefined,
  names: MdxNames,
  modules: Modules,
  context: ArticleContext,
): Statement[] {
  const specifier = String(source.value);
  if (!modules.has(specifier)) modules.set(specifier, importModule(specifier, context.source.file, line, context));
  return specifiers.flatMap((item) => {
    const name = item.local.name;
    // An inlined partial imports what its page has imported already.
    if (names.declared.has(name)) return [];
    names.declared.add(name);
    const module = member(member(document, "modules"), specifier);
    if (item.type === "ImportNamespaceSpecifier") return [constant(name, module)];
    const imported = item.type === "ImportDefaultSpecifier" ? "default" : nameOf(item.imported);
    return [constant(name, member(module, imported))];
  });
}

function nameOf(imported: { readonly type: string; readonly name?: string; readonly value?: unknown }): string {
  return imported.name ?? String(imported.value);
}

/** `const <name> = arguments[0].scope[<name>]`, for names that an article has without an import. */
export function scopeConstants(names: readonly string[]): MdxjsEsm {
  const body = names.map((name) => constant(name, member(member(document, "scope"), name)));
  const estree: Program = { type: "Program", sourceType: "module", body, comments: [] };
  return { type: "mdxjsEsm", value: "", data: { estree } };
}

const document: Expression = {
  type: "MemberExpression",
  object: { type: "Identifier", name: "arguments" },
  property: { type: "Literal", value: 0 },
  computed: true,
  optional: false,
};

function member(object: Expression, name: string): Expression {
  return {
    type: "MemberExpression",
    object,
    property: { type: "Literal", value: name },
    computed: true,
    optional: false,
  };
}

function constant(name: string, init: Expression): Statement {
  return {
    type: "VariableDeclaration",
    kind: "const",
    declarations: [{ type: "VariableDeclarator", id: { type: "Identifier", name }, init }],
  };
}
