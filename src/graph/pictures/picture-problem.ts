import type { Wording } from "../../lib/diagnostic";

/** What is wrong with a picture, for its author. */
export class PictureProblem extends Error {
  constructor(readonly wording: Wording) {
    super(wording.message);
  }
}
