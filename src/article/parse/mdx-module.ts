import type { ImportDeclaration } from "estree";
import type { MdxjsEsm } from "mdast-util-mdxjs-esm";
import { mdxMessages } from "../../text/diagnostics/mdx-messages";
import { type ArticleContext, reportError } from "../model/article-context";
import type { MdxNames } from "./mdx-element";

/** Imports of Docusaurus' theme that mean a component every file has anyway. */
const themeComponents: ReadonlyMap<unknown, string> = new Map([
  ["@theme/Tabs", "Tabs"],
  ["@theme/TabItem", "TabItem"],
]);

/** Takes theme imports out of an `import`/`export` block, refuses the others, and notes which names exports declare. */
export function mdxModule(node: MdxjsEsm, names: MdxNames, context: ArticleContext): void {
  const program = node.data?.estree;
  if (!program) return;
  program.body = program.body.filter((statement) => {
    const line = statement.loc?.start.line ?? node.position?.start.line;
    if (statement.type === "ImportDeclaration") {
      importComponent(statement, line, names, context);
      return false;
    }
    if (
      (statement.type === "ExportNamedDeclaration" || statement.type === "ExportAllDeclaration") &&
      statement.source
    ) {
      reportError(context, line, mdxMessages.refusedImport("export", String(statement.source.value)));
      return false;
    }
    if (statement.type === "ExportNamedDeclaration") {
      const { declaration } = statement;
      if (declaration?.type === "VariableDeclaration") {
        for (const { id } of declaration.declarations) if (id.type === "Identifier") names.declared.add(id.name);
      } else if (declaration?.id) {
        names.declared.add(declaration.id.name);
      }
    }
    return true;
  });
}

function importComponent(
  { source, specifiers }: ImportDeclaration,
  line: number | undefined,
  names: MdxNames,
  context: ArticleContext,
): void {
  const component = themeComponents.get(source.value);
  if (component) {
    for (const { local } of specifiers) names.imported.set(local.name, component);
    return;
  }
  for (const { local } of specifiers) names.refused.add(local.name);
  reportError(context, line, mdxMessages.refusedImport("import", String(source.value)));
}
