import { say } from "../../config/say";
import type { Bilingual, Wording } from "../../text/diagnostics/bilingual";

/** What is wrong with a picture, for its author. */
export class PictureProblem extends Error {
  readonly wording: Wording;

  constructor(wording: Bilingual<Wording>) {
    const said = say(wording);
    super(said.message);
    this.wording = said;
  }
}
