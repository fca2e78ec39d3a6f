/** Blocks such as `:::note`, and quotes that begin with `[!NOTE]`. */
export const admonitionMessages = {
  unclosed: (name: string) => ({
    message: `:::${name}没有结束，直到文末都算在里面`,
    fix: "在它结束的地方单独写一行:::",
  }),
  unknown: (name: string, known: readonly string[], meant: string | undefined) => ({
    message: `:::${name}不是已知的提示框（${known.join("、")}），内容显示时不带边框`,
    fix: meant ? `写:::${meant}` : `从${known.join("、")}里选一种`,
  }),
  unknownQuote: (name: string, meant: string) => ({
    message: `[!${name}]不是已知的提示框，仍显示为引用`,
    fix: `写[!${meant}]`,
  }),
};
