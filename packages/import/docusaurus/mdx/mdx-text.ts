import type { Wording } from "../../../../src/lib/diagnostic";

/** The text of an .mdx file, with the project context for rewriting it. */
export interface MdxText {
  readonly body: string;
  /**
   * Returns the project file that a written path names, such as `./x.png` or `@site/static/x.png`;
   * null if there is none.
   */
  fileOf(written: string): string | null;
  /** Returns the new import path of a file that `fileOf` finds. */
  moduleOf(written: string): string;
  /** Wraps removed text in an MDX comment. Returns "" if the text contains the end of a comment. */
  comment(left: string): string;
  /**
   * Notes a change at a position in the text.
   * @param found the text at that position
   */
  changed(offset: number, found: string, wording: Wording): void;
  left(offset: number, found: string, wording: Wording): void;
}
