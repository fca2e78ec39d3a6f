import type { Wording } from "../../src/lib/diagnostic";

/** Where something stood in the project, and what it was. */
export interface Place {
  /** Path in the project. */
  readonly file: string;
  readonly line?: number | undefined;
  /** What stood there, if the wording does not say it: `<Chart>`. */
  readonly found?: string | undefined;
}

/** Something that did not come along as it was. Notes with the same wording are one group of the summary. */
export interface Note extends Place, Wording {
  readonly kind: "changed" | "left";
}

/** Collects what an import changes and what it leaves behind. */
export class Notes {
  readonly all: Note[] = [];

  /** Something is written differently here. The wording says what for what. */
  changed(place: Place, wording: Wording): void {
    this.all.push({ kind: "changed", ...place, ...wording });
  }

  /** Something has no counterpart here. The wording says why; its fix, what to write instead. */
  left(place: Place, wording: Wording): void {
    this.all.push({ kind: "left", ...place, ...wording });
  }
}
