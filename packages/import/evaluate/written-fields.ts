/** Reads literal strings and booleans from the source of a configuration that cannot be run. */
export function writtenFields(text: string, fields: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    fields.flatMap((field): [string, unknown][] => {
      const [, , words, flag] =
        new RegExp(`(?:^|[{,])\\s*${field}\\s*:\\s*(?:(['"\`])(.*?)\\1|(true|false)\\b)`, "m").exec(text) ?? [];
      if (flag !== undefined) return [[field, flag === "true"]];
      return words === undefined || words.includes("${") ? [] : [[field, words]];
    }),
  );
}
