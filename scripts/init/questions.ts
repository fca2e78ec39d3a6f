import { createInterface } from "node:readline";

interface Question<Answer> {
  readonly text: string;
  /** The default answer, for Enter, Ctrl+D and runs without a terminal. */
  readonly usual: string;
  /** Converts an answer to a value. Returns null if it is invalid. */
  readonly take: (answer: string) => Answer | null;
  /** Returns the message for an invalid answer, shown before the question is asked again. */
  readonly problem: (answer: string) => string;
}

export interface Questions {
  /**
   * Asks a question until the answer is valid.
   * @returns the converted answer; null if the default answer is invalid
   */
  readonly ask: <Answer>(question: Question<Answer>) => Promise<Answer | null>;
  readonly close: () => void;
}

/**
 * Opens the terminal for questions, which are asked one after another. A line that is typed ahead
 * answers the next question.
 */
export function openQuestions(): Questions {
  if (!process.stdin.isTTY) return { ask: async ({ usual, take }) => take(usual), close: () => undefined };
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  // Ctrl+C ends the program, as it does in other commands.
  terminal.on("SIGINT", () => process.exit(130));
  const lines = terminal[Symbol.asyncIterator]();
  const ask: Questions["ask"] = async ({ text, usual, take, problem }) => {
    for (;;) {
      terminal.setPrompt(usual === "" ? `${text}: ` : `${text} (${usual}): `);
      terminal.prompt();
      const { value = "", done } = await lines.next();
      const answer = value.trim();
      if (answer === "" || done) return take(usual);
      const taken = take(answer);
      if (taken !== null) return taken;
      console.log(problem(answer));
    }
  };
  return { ask, close: () => terminal.close() };
}
