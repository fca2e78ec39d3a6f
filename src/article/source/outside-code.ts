/** A fence, whatever it stands in (quote, list item), to its end or the end of the text. */
const fence = String.raw`^[ \t>]*(?:(?:[-*+]|\d+[.)])[ \t]+)*(?<fence>\x60{3,}(?![^\n]*\x60)|~{3,})[^\n]*(?:\n[\s\S]*?)??(?:\n[ \t>]*\k<fence>[\x60~]*[ \t]*$|$(?![\s\S]))`;
/** Inline code; it does not cross a blank line. */
const inline = String.raw`(?<![\\\x60])(?<ticks>\x60+)(?!\x60)(?:(?!\n[ \t]*\n)[\s\S])*?(?<!\x60)\k<ticks>(?!\x60)`;

/** One rewriting of source text: named groups keep rules apart, so each pattern must have groups of its own names. */
export interface SourceRule {
  readonly pattern: string;
  /** @param groups the named groups of the match @param match the whole match @param offset where it stands */
  readonly replace: (groups: Readonly<Record<string, string | undefined>>, match: string, offset: number) => string;
}

/** A function that applies rules to Markdown source in one pass and leaves fences and inline code alone. */
export function outsideCode(rules: readonly SourceRule[]): (text: string) => string {
  const branches = rules.map(({ pattern }, index) => `(?<rule${index}>${pattern})`);
  const pattern = new RegExp([fence, inline, ...branches].join("|"), "gmu");
  return (text) =>
    text.replace(pattern, (...args: unknown[]) => {
      const match = String(args[0]);
      const groups = args.at(-1) as Record<string, string | undefined>;
      const index = rules.findIndex((_, candidate) => groups[`rule${candidate}`] !== undefined);
      return rules[index]?.replace(groups, match, Number(args.at(-3))) ?? match;
    });
}
