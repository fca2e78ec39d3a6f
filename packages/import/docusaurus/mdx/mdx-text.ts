import type { Wording } from "../../../../src/lib/diagnostic";

/** The text of an .mdx file with what its rewriting needs to know of the project around it. */
export interface MdxText {
  readonly body: string;
  /** A file of the project that the text names: `./x.png`, `@site/static/x.png`; null if there is none. */
  fileOf(written: string): string | null;
  /** How an import names that file here. */
  moduleOf(written: string): string;
  /** What is left behind, as a comment of MDX. */
  comment(left: string): string;
  /** Notes about a place of the text. @param found what stood there */
  changed(offset: number, found: string, wording: Wording): void;
  left(offset: number, found: string, wording: Wording): void;
}
