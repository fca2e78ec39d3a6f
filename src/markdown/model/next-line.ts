import type { Construct } from "micromark-util-types";

/** Matches the end of a line if the next line belongs to the same quote or list. */
export const nextLine: Construct = {
  partial: true,
  tokenize(effects, ok, nok) {
    const { parser } = this;
    return (code) => {
      if (code === null) return nok(code);
      effects.enter("lineEnding");
      effects.consume(code);
      effects.exit("lineEnding");
      return (next) => (next === null || parser.lazy[this.now().line] ? nok(next) : ok(next));
    };
  },
};
