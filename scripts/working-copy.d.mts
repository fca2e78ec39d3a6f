/** See working-copy.mjs. */
export function workingCopy(options?: { content?: boolean; history?: boolean; dir?: string }): {
  readonly dir: string;
  readonly remove: () => void;
};
