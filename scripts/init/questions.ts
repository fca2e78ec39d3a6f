import { createInterface } from "node:readline";

interface Question<Answer> {
  readonly text: string;
  /** Taken for Enter, for Ctrl+D, and where nobody sits at a terminal. */
  readonly usual: string;
  /** Makes of an answer what is wanted; null where it cannot. */
  readonly take: (answer: string) => Answer | null;
  /** What is said of an answer that cannot be taken, before the question is asked again. */
  readonly problem: (answer: string) => string;
}

export interface Questions {
  /** @returns what was made of the answer; null where the usual one cannot be taken */
  readonly ask: <Answer>(question: Question<Answer>) => Promise<Answer | null>;
  readonly close: () => void;
}

/** Questions at the terminal, one after the other: what is typed ahead of one is its answer. */
export function openQuestions(): Questions {
  if (!process.stdin.isTTY) return { ask: async ({ usual, take }) => take(usual), close: () => undefined };
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  // As Ctrl+C ends other commands.
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
