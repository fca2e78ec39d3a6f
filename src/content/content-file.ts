import { contentKinds } from "./content-dir";

/** A Markdown file of the content folder, split and ready for its kind to validate. */
export interface ContentFile {
  /** Path relative to the content folder: `docs/llm/intro.mdx`. */
  readonly file: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly body: string;
  readonly lineOf: (field: string) => number | undefined;
}

/** A content file's path inside the folder of its kind, without extension: `docs/a/b.mdx` → `a/b`. */
export function pathInKind(file: string): string {
  const kind = contentKinds.find((name) => file.startsWith(`${name}/`));
  return file.slice(kind === undefined ? 0 : kind.length + 1).replace(/\.mdx?$/, "");
}
