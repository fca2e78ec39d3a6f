import type { ImportDeclaration, Program, Statement } from "estree";
import type { Root } from "mdast";
import { visit } from "unist-util-visit";
import { themeModule } from "../../../../src/markdown/mdx/import-module";
import type { Edit } from "../../markdown/edit-text";
import { docusaurusMessages } from "../../messages/messages";
import type { MdxText } from "./mdx-text";
import { namesIn, offsetsOf } from "./scope";

/** The names that an .mdx file can use, by whether they still have a value. */
export interface ModuleNames {
  /**
   * Names that have a value: supported components, imports that stay and the file's own exports.
   */
  readonly known: Set<string>;
  /** Names that have no value, such as imports from modules that are left behind. */
  readonly gone: Set<string>;
}

/**
 * Packages that only join class names. They are not needed, because class names have no effect on
 * this site.
 */
const unneeded = new Set(["clsx"]);

/**
 * Reads the imports and exports of an .mdx file. Imports of theme modules that this site supports
 * stay. Imports of files that are not code, or that use raw-loader, get the files' new paths. Other
 * imports are removed, and exports that need them become comments.
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

/** Removes a statement, and its line if the line is then empty. */
function withLine(body: string, { start, end }: { readonly start: number; readonly end: number }): Edit {
  const rest = /(?:^|\n)[ \t]*$/.test(body.slice(0, start)) ? /^[ \t;]*(?:\r?\n|$)/.exec(body.slice(end)) : null;
  return { start, end: end + (rest?.[0].length ?? 0), text: "" };
}
