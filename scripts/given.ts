import type { wordsIn } from "./words.mjs";

/** The messages of the commands in the site's language. */
export type Words = ReturnType<typeof wordsIn>;

/**
 * The argument that scripts/run-command.mjs passes to a command's `run`.
 * @typeParam Values the values of the options that scripts/commands.mjs lists for the command
 */
export interface Given<Values = object> {
  readonly values: Values;
  readonly positionals: readonly string[];
  readonly words: Words;
  /** The folder in which the command was typed. */
  readonly calledFrom: string;
}
