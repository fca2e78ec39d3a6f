import type { wordsIn } from "./words.mjs";

/** What the commands say, in the site's language. */
export type Words = ReturnType<typeof wordsIn>;

/** What scripts/run-command.mjs gives the `run` of a command. @typeParam Values its options, of scripts/commands.mjs */
export interface Given<Values = object> {
  readonly values: Values;
  readonly positionals: readonly string[];
  readonly words: Words;
  /** The folder in which the command was typed. */
  readonly calledFrom: string;
}
