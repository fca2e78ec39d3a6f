/** A Markdown file of the content folder, split and ready for its kind to validate. */
export interface ContentFile {
  /** Path relative to the content folder: `docs/llm/intro.mdx`. */
  readonly file: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly body: string;
  readonly lineOf: (field: string) => number | undefined;
  /** Text of the level-1 heading that opens the body; null where it opens with anything else. */
  readonly openingTitle: string | null;
}

/** A content file's path inside the folder of its kind, without extension: `docs/a/b.mdx` → `a/b`. */
export function pathInKind(file: string): string {
  return file.replace(/^[^/]+\//, "").replace(/\.mdx?$/, "");
}

/** The folder of the content folder that a file is in, by which its kind is told: `docs/a/b.mdx` → `docs`. */
export function folderOf(file: string): string {
  return file.slice(0, Math.max(0, file.indexOf("/")));
}
