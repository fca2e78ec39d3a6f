import type { Wording } from "../../src/lib/diagnostic";

/** A location in the project, and the text there. */
export interface Place {
  /** Path in the project. */
  readonly file: string;
  readonly line?: number | undefined;
  /** The text at that location, such as `<Chart>`, unless the message contains it. */
  readonly found?: string | undefined;
}

/**
 * Content that is not imported unchanged. Notes with the same message form one group of the
 * summary.
 */
export interface Note extends Place, Wording {
  readonly kind: "changed" | "left";
}

/** Collects the changes of an import and what it leaves behind. */
export class Notes {
  readonly all: Note[] = [];

  /** Notes something that is converted. The message names the original and the result. */
  changed(place: Place, wording: Wording): void {
    this.all.push({ kind: "changed", ...place, ...wording });
  }

  /**
   * Notes something without a counterpart on this site. The message gives the reason, and its `fix`
   * an alternative.
   */
  left(place: Place, wording: Wording): void {
    this.all.push({ kind: "left", ...place, ...wording });
  }
}
