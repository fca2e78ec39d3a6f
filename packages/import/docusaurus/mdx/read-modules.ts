import type { ImportDeclaration, Program, Statement } from "estree";
import type { Root } from "mdast";
import { visit } from "unist-util-visit";
import { themeModule } from "../../../../src/markdown/mdx/import-module";
import type { Edit } from "../../markdown/edit-text";
import { docusaurusMessages } from "../../messages/docusaurus-messages";
import type { MdxText } from "./mdx-text";
import { namesIn, offsetsOf } from "./scope";

/** Names of an .mdx file, as far as they are known. */
export interface ModuleNames {
  /** Imported with a counterpart, or exported by the file itself. */
  readonly known: Set<string>;
  /** What they came from stays behind, so that nothing can be made of them. */
  readonly gone: Set<string>;
}

/** Only joins class names, which nobody here looks at. */
const unneeded = new Set(["clsx"]);

/**
 * Reads the imports and exports of an .mdx file. What has a counterpart here stays as it is; an import of a component or a
 * package is taken out, and an export that needs it becomes a comment.
 */
export function readModules(tree: Root, names: ModuleNames, text: MdxText): Edit[] {
  const edits: Edit[] = [];
  visit(tree, "mdxjsEsm", (node) => {
    const program: Program | null | undefined = node.data?.estree;
    for (const statement of program?.body ?? []) {
      edits.push(
        ...(statement.type === "ImportDeclaration"
          ? importEdits(statement, names, text)
          : exportEdits(statement as Statement, names, text)),
      );
    }
  });
  return edits;
}

function importEdits(statement: ImportDeclaration, { known, gone }: ModuleNames, text: MdxText): Edit[] {
  const specifier = String(statement.source.value);
  const locals = statement.specifiers.map(({ local }) => local.name);
  const loader = /^!*raw-loader!/.exec(specifier)?.[0] ?? "";
  const file = text.fileOf(specifier.slice(loader.length));
  if (themeModule(specifier) || (file !== null && (loader !== "" || !/\.[cm]?[jt]sx?$/.test(file)))) {
    for (const local of locals) known.add(local);
    if (file === null) return [];
    const moved = loader + text.moduleOf(specifier.slice(loader.length));
    return moved === specifier ? [] : [{ ...offsetsOf(statement.source), text: JSON.stringify(moved) }];
  }
  for (const local of locals) gone.add(local);
  if (unneeded.has(specifier)) text.changed(offsetsOf(statement).start, specifier, docusaurusMessages.unneeded);
  else text.left(offsetsOf(statement).start, specifier, docusaurusMessages.component);
  return [withLine(text.body, offsetsOf(statement))];
}

function exportEdits(statement: Statement, { known, gone }: ModuleNames, text: MdxText): Edit[] {
  const used = [...namesIn(statement)].find((name) => gone.has(name));
  const { declaration } = statement as unknown as { readonly declaration?: unknown };
  for (const name of declaredIn(declaration)) (used === undefined ? known : gone).add(name);
  if (used === undefined) return [];
  const offsets = offsetsOf(statement);
  text.left(offsets.start, used, docusaurusMessages.exported);
  return [{ ...offsets, text: text.comment(text.body.slice(offsets.start, offsets.end)) }];
}

function declaredIn(declaration: unknown): string[] {
  const { id, declarations } = (declaration ?? {}) as {
    readonly id?: { readonly name?: string };
    readonly declarations?: readonly { readonly id?: { readonly name?: string } }[];
  };
  return [id, ...(declarations ?? []).map((item) => item.id)].flatMap((item) => item?.name ?? []);
}

/** Takes a statement out, with its line if nothing else stands there. */
function withLine(body: string, { start, end }: { readonly start: number; readonly end: number }): Edit {
  const rest = /(?:^|\n)[ \t]*$/.test(body.slice(0, start)) ? /^[ \t;]*(?:\r?\n|$)/.exec(body.slice(end)) : null;
  return { start, end: end + (rest?.[0].length ?? 0), text: "" };
}
