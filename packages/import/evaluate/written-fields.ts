/** The fields that can be read off the text of a configuration that does not run: texts and flags, word for word. */
export function writtenFields(text: string, fields: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    fields.flatMap((field): [string, unknown][] => {
      const [, , words, flag] =
        new RegExp(`^\\s*${field}\\s*:\\s*(?:(['"\`])(.*?)\\1|(true|false)\\b)`, "m").exec(text) ?? [];
      if (flag !== undefined) return [[field, flag === "true"]];
      return words === undefined || words.includes("${") ? [] : [[field, words]];
    }),
  );
}
