/** See working-copy.mjs. */
export function workingCopy(options?: { content?: boolean; history?: boolean }): {
  readonly dir: string;
  readonly remove: () => void;
};
