/** A Markdown file of the content folder, split and ready for its kind to validate. */
export interface ContentFile {
  /** Path relative to the content folder: `docs/llm/intro.mdx`. */
  readonly file: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly body: string;
  readonly lineOf: (field: string) => number | undefined;
  /** Text of the level-1 heading that opens the body; null if the body opens with anything else. */
  readonly openingTitle: string | null;
}

/** A content file's path inside the folder of its kind, without extension: `docs/a/b.mdx` → `a/b`. */
export function pathInKind(file: string): string {
  return file.replace(/^[^/]+\//, "").replace(/\.mdx?$/, "");
}

/** The top folder of a content file, which determines its kind: `docs/a/b.mdx` → `docs`. */
export function folderOf(file: string): string {
  return file.slice(0, Math.max(0, file.indexOf("/")));
}
